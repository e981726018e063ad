import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCriteria, statementOf } from './statement.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..');
const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const table = read('accessibility.tsv');

describe('docs/accessibility.tsv', () => {
  it('has all 55 criteria of WCAG 2.2 at levels A and AA, each with an existing test or a reason', () => {
    const criteria = readCriteria(table);
    const named = criteria.flatMap(({ covered }) =>
      [...covered.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file]) => file),
    );

    expect(criteria.filter(({ level }) => /^A{1,2}$/.test(level))).toHaveLength(55);
    expect(criteria.filter(({ covered }) => covered === '')).toEqual([]);
    expect(criteria.map(({ status }) => status)).toEqual(
      criteria.map(() => expect.stringMatching(/^(met|partly met|not met|not applicable)$/)),
    );
    expect([...new Set(named)].filter((file) => !existsSync(join(root, file ?? '')))).toEqual([]);
  });

  it('matches the public statement (to update it: vitest run src/site/content/statement -u)', async () => {
    await expect(statementOf(table, read('accessibility.md'))).toMatchFileSnapshot(
      join(root, 'content', 'standard', 'accessibility.html'),
    );
  });
});
