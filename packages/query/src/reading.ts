import type { AnyOf } from '@wearfolio/listing-index/filter';
import type { Term } from '@wearfolio/listing-index/term';
import type { Part } from './parts.ts';
import type { KnownWords, Vocabulary } from './vocabulary.ts';

/**
 * What the reader needs. `takesBare`: whether bare numbers such as 50-100 are a price. `languages`: what the keyword is
 * surely in, besides English.
 */
export type Options = {
  vocabulary: Vocabulary;
  known: KnownWords;
  isTyping: boolean;
  takesBare: boolean;
  languages?: ReadonlySet<string>;
};
/** A part without its position in the keyword. */
export type Read = Omit<Part, 'text' | 'isNot'>;
/** The reading of the first words, and their number. */
export type Found = { read: Read; length: number };

/** Matches products with any of these texts. */
export const anyText = (texts: readonly string[]): AnyOf => ({ categories: [], titles: [], texts, within: null });

export const termOf = (
  same: readonly string[],
  near: readonly string[] = [],
  categories: readonly number[] = [],
): Term => ({
  same,
  near,
  categories,
});
