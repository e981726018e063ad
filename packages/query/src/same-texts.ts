import { nearTexts, sameTexts } from './tables/same-words.ts';

const groups = new Map<string, string[]>();
for (const line of sameTexts) {
  const texts = line.split('|');
  for (const text of texts) groups.set(text, [...new Set([...(groups.get(text) ?? []), ...texts])]);
}

/** The other ways to write a folded text. */
export const sameAs = (text: string): readonly string[] => groups.get(text) ?? [];

/** What stores say of things that suit what a folded word asks for. */
export const nearTo = (word: string): readonly string[] => nearTexts[word]?.split('|') ?? [];

/** The longest text that may be written otherwise, in words. */
export const longestText = 3;
