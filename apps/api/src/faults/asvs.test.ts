import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkIds } from './reporter.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const table = readFileSync(join(root, 'docs', 'asvs.tsv'), 'utf8');

/** Every requirement of levels 1 and 2 of ASVS 5.0.0, by chapter: section, and its numbers. */
const chapters = [
  '1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2',
  '2.1:1-3 2.2:1-3 2.3:1-4 2.4:1',
  '3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2',
  '4.1:1-3 4.2:1 4.3:1-2 4.4:1-4',
  '5.1:1 5.2:1-3 5.3:1-2 5.4:1-3',
  '6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4',
  '7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2',
  '8.1:1-2 8.2:1-3 8.3:1 8.4:1',
  '9.1:1-3 9.2:1-4',
  '10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3',
  '11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1',
  '12.1:1-3 12.2:1-2 12.3:1-4',
  '13.1:1 13.2:1-5 13.3:1-2 13.4:1-5',
  '14.1:1-2 14.2:1-4 14.3:1-3',
  '15.1:1-3 15.2:1-3 15.3:1-7',
  '16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3',
  '17.1:1 17.2:1-4 17.3:1-2',
];

const numbersOf = (range: string): number[] => {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

const required = chapters
  .flatMap((chapter) => chapter.split(' '))
  .flatMap((entry) => {
    const [section, numbers = ''] = entry.split(':');
    return numbers
      .split(',')
      .flatMap(numbersOf)
      .map((number) => `${section}.${number}`);
  });

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, ids = '', asks = '', where = ''] = line.split('\t');
    return { ids: ids.split(', '), asks, where };
  });

const listed = rows.flatMap(({ ids }) => ids);

describe('docs/asvs.tsv', () => {
  it('lists every requirement of levels 1 and 2 once', () => {
    expect(required).toHaveLength(253);
    expect(required.filter((id) => !listed.includes(id))).toEqual([]);
    expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([]);
  });

  it('says for each what it requires, and where it is met or why not', () => {
    expect(rows.filter(({ asks, where }) => asks === '' || where === '')).toEqual([]);
  });

  it('names existing files', () => {
    const paths = rows.flatMap(({ where }) =>
      [...where.matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)].map(([, path = '']) => path),
    );

    expect(paths.length).toBeGreaterThan(50);
    expect(
      paths.filter((path) => ![root, join(root, 'apps/api/src')].some((from) => existsSync(join(from, path)))),
    ).toEqual([]);
  });

  it('names threats in docs/threats.tsv and existing sections of pages', () => {
    const threats = rows.flatMap(({ where }) => where.match(/\b[A-K]\d{1,2}\b/g) ?? []);
    const parts = rows.flatMap(({ where }) => [...where.matchAll(/(docs\/[\w-]+\.md), "([^"]+)"/g)]);

    expect(threats.filter((id) => !checkIds.includes(id))).toEqual([]);
    expect(parts.length).toBeGreaterThan(10);
    for (const [, page = '', part = ''] of parts)
      expect(readFileSync(join(root, page), 'utf8'), page).toMatch(new RegExp(`^#+ ${part}$`, 'm'));
  });
});
