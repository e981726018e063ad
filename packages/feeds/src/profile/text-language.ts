import { rowsOf } from '../words/table.ts';

/**
 * The languages of each word of `function-words.tsv`, which texts of a language cannot do without. A word of several
 * languages counts for each in part.
 */
const languagesOf = new Map<string, string[]>();
for (const [language = '', words = ''] of rowsOf('words/function-words.tsv'))
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Fewer words may be names. */
const enough = 4;

/** How many times as many words as the next language a language must have. */
const lead = 1.5;

/**
 * Returns the language of titles and descriptions by their function words, as an ISO 639-1 code; null if none stands out,
 * as in titles that are only names.
 */
export const textLanguage = (texts: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
      const languages = languagesOf.get(word) ?? [];
      for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
    }
  const [best, next] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] >= enough && best[1] >= lead * (next?.[1] ?? 0) ? best[0] : null;
};
