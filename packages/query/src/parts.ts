import type { AnyOf, PriceRange, SortOrder } from '@wearfolio/listing/filter';
import type { Term } from '@wearfolio/listing/term';

/** What a part asks of a product. Where nothing meets it in full: `wider`, then `said`, what is only called so, `head`, what its last word names, and at last `widest`. */
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

/** A part of a keyword: `text` as typed, `name` as a chip calls it, and the term that it adds to the ranking. */
export type Part = {
  kind: PartKind;
  name: string;
  text: string;
  isNot: boolean;
  /** Letters such as M are its sizes. */
  isWorn?: boolean;
  meaning: Meaning;
  term: Term | null;
  /** Terms of single words of its text, which tell apart what does not say all of it: the rain of a rain jacket. */
  wordTerms?: readonly Term[];
};
