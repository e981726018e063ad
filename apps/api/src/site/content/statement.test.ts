import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales } from '@wearfolio/messages/locales';
import { translateIn } from '@wearfolio/messages/translate';
import { describe, expect, it } from 'vitest';
import { gapTexts, readCriteria, readGaps, statementOf } from './statement.ts';

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

  it('is followed by the gaps that the public statement names', () => {
    expect(gapTexts(translateIn('en'))).toEqual(readGaps(read('accessibility.md')));
  });

  it.each(locales)(
    'matches the public statement in %s (to update it: vitest run src/site/content/statement -u)',
    async (locale) => {
      const folder = join(root, 'content', 'standard', locale === defaultLocale ? '' : locale);

      await expect(statementOf(table, translateIn(locale))).toMatchFileSnapshot(join(folder, 'accessibility.html'));
    },
  );
});
