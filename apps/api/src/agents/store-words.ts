import { removeTurning } from '@wearfolio/contracts/text/text';

// Unicode's tags and other invisible characters can carry text that a person never sees.
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A store's words for a program: one line, without characters that a person would not see. They are data: whatever they
 * say is not the shop's word (behavior.md#partners-answers).
 */
export const storeWords = (text: string): string =>
  removeTurning(text).replace(invisible, ' ').replace(/\s+/g, ' ').trim();

/** Like `storeWords`, cut between words after `most` characters. */
export const shortWords = (text: string, most: number): string => {
  const words = storeWords(text);
  if (words.length <= most) return words;
  const cut = words.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).toWellFormed()}…`;
};
