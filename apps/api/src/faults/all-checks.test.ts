import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkIds, idsOf } from './reporter.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');

/** Test files, relative to the root, except the one about test names. */
const testFiles = globSync('{apps,packages,prisma,tools,demo,e2e,bench}/**/*.{test,faults}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'apps/api/src/faults/reporter.test.ts'],
});

const literals = /(['"`])((?:\\.|(?!\1).)*)\1/g;

/** The threat ids in the test names of a file. */
const idsIn = (path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(literals)].flatMap(([, , text = '']) => idsOf(text));

const firstIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, id = '']) => id);

const listed = firstIn(read('threats.tsv'), /^[^\t]+\t([A-K]\d+)\t/gm);
const elsewhere = firstIn(read('security.md'), /^\| ([A-K]\d+) +\|/gm);

describe('docs/threats.tsv', () => {
  it('has a row for every threat, in order', () => {
    expect(listed).toEqual(checkIds);
    expect(checkIds).toHaveLength(92);
  });

  it('covers every threat with a test or a row in "Checked elsewhere" of docs/security.md', () => {
    const carried = new Set(testFiles.flatMap(idsIn));

    expect(checkIds.filter((id) => !carried.has(id))).toEqual(elsewhere);
  });
});
