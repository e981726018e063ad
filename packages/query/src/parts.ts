import type { AnyOf, PriceRange, SortOrder } from '@wearfolio/listing-index/filter';
import type { Term } from '@wearfolio/listing-index/term';
import type { Kind as SizeKind } from '@wearfolio/sizes/size';

/**
 * What a part requires of a product. If no product matches it fully, it is relaxed step by step: to `wider`, then
 * `said` (products with the name), then `head` (the kind of its last word), then `widest`.
 */
export type Meaning =
  | { is: 'brand' | 'store' | 'color' | 'size'; ids: readonly number[] }
  | { is: 'price'; range: PriceRange }
  | {
      is: 'thing';
      any: AnyOf;
      none: AnyOf | null;
      said?: AnyOf;
      wider: AnyOf | null;
      head?: AnyOf | null;
      widest?: AnyOf;
    }
  | { is: 'sale' | 'stock' }
  | { is: 'order'; sort: SortOrder }
  | { is: 'words'; texts: readonly string[] };

export type PartKind =
  | 'brand'
  | 'store'
  | 'color'
  | 'shade'
  | 'size'
  | 'price'
  | 'kind'
  | 'audience'
  | 'sale'
  | 'stock'
  | 'order'
  | 'word';

/** A part of a keyword: `text` as typed, `name` as shown on its chip, and its term for the ranking. */
export type Part = {
  kind: PartKind;
  name: string;
  text: string;
  isNot: boolean;
  /** The kinds of sizes that its products have. */
  sized?: readonly SizeKind[];
  /** Whether a child's product does not suit it: 'wedding'. */
  isAdult?: boolean;
  /** Whether no product and no table knows the word: 'We have no Nike'. */
  isUnknown?: true;
  meaning: Meaning;
  term: Term | null;
  /**
   * Terms of the single words of its text. They rank products that do not match the whole text, such as 'rain' of 'rain
   * jacket'.
   */
  wordTerms?: readonly Term[];
};
