export type Audience = 'women' | 'men' | 'kids' | 'girls' | 'boys' | 'unisex';

/** The known facts about an offer, which is one store's product. */
export type OfferEvidence = {
  id: number;
  store: number;
  /**
   * The store's own group key. Offers of a store with different keys are one product only if they differ in color
   * alone.
   */
  groupKey: string;
  /** The folded brand. Empty if it is unknown or only guessed from the store's name. */
  brand: string;
  /** The cleaned title (behavior.md#card-title). */
  title: string;
  audience: Audience | null;
  /** A leaf of the category tree without its audience, such as 'shoes/hiking-shoes'; null if unknown. */
  kind: string | null;
  /** Of all variants, 14 digits each. */
  gtins: readonly string[];
  /** Manufacturer part numbers of all variants, as fed. */
  mpns: readonly string[];
  /** Folded names of shades. */
  colors: readonly string[];
  /** In cents of the shop's currency. */
  price: number | null;
  /**
   * Perceptual hashes of the first picture of each color, 16 hex digits each; absent until the pictures are derived.
   */
  pictures?: readonly string[] | undefined;
};

/** A reason for or against a match, as shown to ops. */
export type Reason = {
  kind: 'gtin' | 'mpn' | 'title' | 'veto' | 'kind' | 'price' | 'color' | 'picture' | 'store';
  text: string;
};

/** `score` is 0 to 1. Ops decide on candidates. */
export type MatchResult = { verdict: 'match' | 'candidate' | 'none'; score: number; reasons: Reason[] };
