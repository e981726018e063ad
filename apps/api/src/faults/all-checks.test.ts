import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkIds, idsOf } from './reporter.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

/** Test files, relative to the root, without the one that is about the names of tests. */
const testFiles = globSync('{apps,packages,prisma,catalogue,demo,e2e,bench}/**/*.{test,faults}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'apps/api/src/faults/reporter.test.ts'],
});

const literals = /(['"`])((?:\\.|(?!\1).)*)\1/g;

/** The ids that the test names of a file carry. */
const idsIn = (path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(literals)].flatMap(([, , text = '']) => idsOf(text));

/** The ids of a page's rows, in order. */
const rowsOf = (text: string): string[] => [...text.matchAll(/^\| ([A-K]\d+) +\|/gm)].map(([, id = '']) => id);

const [threats = '', elsewhere = ''] = page.split('\n## Checked elsewhere\n');

describe('docs/security.md', () => {
  it('has a row for every check, in order', () => {
    expect(rowsOf(threats)).toEqual(checkIds);
    expect(checkIds).toHaveLength(82);
  });

  it('says how a check is made that no test carries', () => {
    const carried = new Set(testFiles.flatMap(idsIn));

    expect(checkIds.filter((id) => !carried.has(id))).toEqual(rowsOf(elsewhere));
  });
});
