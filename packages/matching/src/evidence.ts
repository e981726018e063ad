export type Audience = 'women' | 'men' | 'kids' | 'girls' | 'boys' | 'unisex';

/** What is known of an offer, which is one store's product. */
export type OfferEvidence = {
  id: number;
  store: number;
  /** The store's own group key; a store's offers with different keys are one product only where they differ in color alone. */
  groupKey: string;
  /** The folded brand; '' where it is unknown or guessed from the store's name. */
  brand: string;
  /** The cleaned title (decision 75). */
  title: string;
  audience: Audience | null;
  /** A leaf of the category tree without its audience, as 'shoes/hiking-shoes'; null where it is not known. */
  kind: string | null;
  /** Of all variants, 14 digits each. */
  gtins: readonly string[];
  /** Makers' numbers of all variants, as fed. */
  mpns: readonly string[];
  /** Folded shade names. */
  colors: readonly string[];
  /** In cents of the shop's currency. */
  price: number | null;
  /** Perceptual hashes of the first pictures of its colors, 16 hexadecimal digits each; absent before they are derived. */
  pictures?: readonly string[] | undefined;
};

/** One thing that speaks for or against a match, as ops read it. */
export type Reason = {
  kind: 'gtin' | 'mpn' | 'title' | 'veto' | 'kind' | 'price' | 'color' | 'picture' | 'store';
  text: string;
};

/** `score` is 0 to 1. A candidate is for ops to decide. */
export type MatchResult = { verdict: 'match' | 'candidate' | 'none'; score: number; reasons: Reason[] };
