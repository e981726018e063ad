import { join } from 'node:path';
import { defaultLocale, locales } from '@wearfolio/messages/locales';
import { translateIn } from '@wearfolio/messages/translate';
import { expect, it } from 'vitest';
import { rankingText } from './ranking-text.ts';

const standard = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'standard');

it.each(locales)('matches the public page about ranking in %s (to update it: vitest run -u)', async (locale) => {
  const folder = locale === defaultLocale ? standard : join(standard, locale);
  await expect(rankingText(translateIn(locale))).toMatchFileSnapshot(join(folder, 'ranking.html'));
});
