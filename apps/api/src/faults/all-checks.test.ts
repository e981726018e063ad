import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkIds, idsOf } from './reporter.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

/** Files of tests, from the root; what is only about names of tests is none. */
const testFiles = globSync('{apps,packages,prisma,catalogue,demo,e2e,bench}/**/*.{test,faults}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'apps/api/src/faults/reporter.test.ts'],
}).map((path) => path.replaceAll('\\', '/'));

const literals = /(['"`])((?:\\.|(?!\1).)*)\1/g;

/** The ids that the names of a file's tests carry. */
const idsIn = (path: string): Set<string> =>
  new Set([...readFileSync(join(root, path), 'utf8').matchAll(literals)].flatMap(([, , text = '']) => idsOf(text)));

type Row = { id: string; files: string[]; otherwise: string };

/** The table of all checks in docs/security.md: id, files of tests, what else or why not. */
const readTable = (): Row[] => {
  const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
  const section = page.slice(page.indexOf('## All checks'));
  return [...section.matchAll(/^\| ([A-K]\d+) +\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, id = '', tests = '', otherwise = '']) => ({
      id,
      files: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      otherwise: otherwise.trim(),
    }),
  );
};

describe('the table of all checks in docs/security.md', () => {
  const table = readTable();
  const carried = new Map(testFiles.map((path) => [path, idsIn(path)]));

  it('has every check once, in order', () => {
    expect(table.map(({ id }) => id)).toEqual(checkIds);
    expect(checkIds).toHaveLength(82);
  });

  it.each(checkIds)('names for %s the files whose tests say that they are about it, and no other', (id) => {
    const said = table.find((row) => row.id === id)?.files ?? [];
    const found = testFiles.filter((path) => carried.get(path)?.has(id));

    expect(said.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect([...said].sort()).toEqual([...found].sort());
  });

  it('says of every check without a test where else it is made, or why it is not', () => {
    const silent = table.filter(({ files, otherwise }) => files.length === 0 && otherwise === '');

    expect(silent).toEqual([]);
  });
});
