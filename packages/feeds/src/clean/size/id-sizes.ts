import type { SizeContext } from '@wearfolio/sizes/read/context';
import { readSize } from '@wearfolio/sizes/read/read-size';
import { otherLadder } from '@wearfolio/sizes/size';
import type { RawFields } from '../../raw-record.ts';

/**
 * Reads sizes after the last hyphen of the variants' ids ('CY8745-XL'). They count only if every id shares its stem
 * with another and ends in a readable size; else the result is empty.
 */
export const sizesFromIds = (variants: readonly RawFields[], context: SizeContext): (string | undefined)[] => {
  if (variants.length < 2 || context.family === 'other' || variants.some((variant) => variant.size || variant.color))
    return [];
  const parts = variants.map((variant) => /^(.+)-([^-]{1,6})$/.exec(variant.id ?? ''));
  const stems = new Set(parts.map((part) => part?.[1]));
  if (stems.size * 2 > variants.length || stems.has(undefined)) return [];
  const sizes = parts.map((part) => part?.[2] ?? '');
  return sizes.every((size) => readSize(size, context).ladder !== otherLadder) ? sizes : [];
};
