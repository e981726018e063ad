import { nearTexts, sameTexts } from './tables/same-words.ts';

const groups = new Map<string, string[]>();
for (const line of sameTexts) {
  const texts = line.split('|');
  for (const text of texts) groups.set(text, [...new Set([...(groups.get(text) ?? []), ...texts])]);
}

const near = new Map(Object.entries(nearTexts).map(([word, texts]) => [word, texts.split('|')]));

/** Other spellings of a folded text. */
export const sameAs = (text: string): readonly string[] => groups.get(text) ?? [];

/** Words in the descriptions of products that suit a folded word. */
export const nearTo = (word: string): readonly string[] => near.get(word) ?? [];

/** Maximum words of a text with other spellings. */
export const longestText = 3;
