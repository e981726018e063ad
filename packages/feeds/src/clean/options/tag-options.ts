import { isWhollyColor } from '../color/color.ts';
import { sizeIn } from '../title/option-words.ts';
import type { FoundOptions } from './found-options.ts';

const separator = /\s*[,;|]\s*/;

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const only = (texts: readonly string[]): string | null => (texts.length === 1 ? (texts[0] ?? null) : null);

/**
 * Reads the options of a variant in its tags: 'Ridge Tee,Fuchsia,90'. Tags without the row's name may list other
 * products of the store, so they give at most one color and no size.
 */
export const optionsInTags = (tags: string, name: string): FoundOptions => {
  if (tags === '') return { size: null, color: null };
  const all = [...new Set(tags.split(separator))];
  const own = all.filter((tag) => keyOf(tag) !== keyOf(name));
  const isOfRow = own.length < all.length;
  return {
    size: isOfRow ? only(own.filter((tag) => sizeIn(tag) !== null)) : null,
    color: only(own.filter((tag) => isWhollyColor(tag))),
  };
};
