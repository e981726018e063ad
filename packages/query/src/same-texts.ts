import { nearTexts, sameTexts } from './tables/same-words.ts';

const groups = new Map<string, string[]>();
for (const line of sameTexts) {
  const texts = line.split('|');
  for (const text of texts) groups.set(text, [...new Set([...(groups.get(text) ?? []), ...texts])]);
}

const near = new Map(Object.entries(nearTexts).map(([word, texts]) => [word, texts.split('|')]));

/** The other ways to write a folded text. */
export const sameAs = (text: string): readonly string[] => groups.get(text) ?? [];

/** What stores say of things that suit what a folded word asks for. */
export const nearTo = (word: string): readonly string[] => near.get(word) ?? [];

/** The longest text that may be written otherwise, in words. */
export const longestText = 3;
