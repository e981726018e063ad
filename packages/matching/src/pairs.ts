import { blockingKeys, largestBlock } from './blocks.ts';
import type { OfferEvidence } from './evidence.ts';
import { type Traits, traitsOf } from './traits.ts';
import { numberKeys, type WordWeights } from './weights.ts';

/** An offer with its traits. */
export type Known = { offer: OfferEvidence; traits: Traits };

type Keyed = Known & { keys: readonly string[] };
type Blocks = ReadonlyMap<string, readonly Keyed[]>;

const blocksOf = (offers: readonly Keyed[]): Blocks => {
  const blocks = new Map<string, Keyed[]>();
  for (const offer of offers) {
    for (const key of offer.keys) {
      const block = blocks.get(key);
      if (block) block.push(offer);
      else blocks.set(key, [offer]);
    }
  }
  return blocks;
};

/** The block in which to compare two offers that share several: the smallest one. */
const meetingOf = (one: Keyed, other: Keyed, blocks: Blocks): string | undefined => {
  const shared = one.keys.filter((key) => other.keys.includes(key));
  return shared.find((key) => (blocks.get(key)?.length ?? 0) <= largestBlock) ?? shared[0];
};

type Pair = [Known, Known];

const byId = (one: Keyed, other: Keyed): Pair => (one.offer.id < other.offer.id ? [one, other] : [other, one]);

function* pairsOfAll(block: readonly Keyed[]): Generator<[Keyed, Keyed]> {
  for (const [at, one] of block.entries())
    for (let next = at + 1; next < block.length; next += 1) yield [one, block[next] ?? one];
}

function* pairsOfModels(block: readonly Keyed[]): Generator<[Keyed, Keyed]> {
  const firsts = new Map<string, Keyed>();
  for (const known of block.toSorted((one, other) => one.offer.id - other.offer.id)) {
    const model = known.traits.identity;
    const first = firsts.get(model);
    if (first) yield [first, known];
    else firsts.set(model, known);
  }
}

function* pairsOfBlocks(offers: readonly Keyed[]): Generator<Pair> {
  const blocks = blocksOf(offers);
  for (const [key, block] of blocks) {
    if (block.length === 1) continue;
    for (const [one, other] of block.length <= largestBlock ? pairsOfAll(block) : pairsOfModels(block))
      if (meetingOf(one, other, blocks) === key) yield byId(one, other);
  }
}

const gtinsOf = (offer: OfferEvidence, { generic }: WordWeights): string[] =>
  offer.gtins.length === 0 ? [] : numberKeys(offer).filter((key) => key.startsWith('g|') && !generic.has(key));

/** GTINs that occur on offers of several brands. */
const mixedGtins = (offers: readonly OfferEvidence[], weights: WordWeights): Set<string> => {
  const brandOf = new Map<string, string>();
  const mixed = new Set<string>();
  for (const offer of offers) {
    for (const key of gtinsOf(offer, weights)) {
      const brand = brandOf.get(key);
      if (brand === undefined) brandOf.set(key, offer.brand);
      else if (brand !== offer.brand) mixed.add(key);
    }
  }
  return mixed;
};

/** Offers of two brands, or of a known and an unknown one, that share a GTIN. */
function* pairsOfBrands(offers: readonly OfferEvidence[], weights: WordWeights): Generator<Pair> {
  const mixed = mixedGtins(offers, weights);
  const keyed = offers.flatMap((offer): Keyed[] => {
    const keys = gtinsOf(offer, weights).filter((key) => mixed.has(key));
    return keys.length === 0 ? [] : [{ offer, traits: traitsOf(offer), keys }];
  });
  for (const pair of pairsOfBlocks(keyed)) if (pair[0].offer.brand !== pair[1].offer.brand) yield pair;
}

/**
 * The pairs of offers that share a block, each once, lower id first. Goes brand by brand to limit memory. In a block
 * above the limit, offers are compared only with the first offer of their model; other matches are found in the block
 * of another word or a number.
 */
export function* pairsOf(offers: readonly OfferEvidence[], weights: WordWeights): Generator<Pair> {
  for (const own of Map.groupBy(offers, ({ brand }) => brand).values()) {
    const keyed = own.map((offer): Keyed => {
      const traits = traitsOf(offer);
      return { offer, traits, keys: blockingKeys(offer, weights, traits) };
    });
    yield* pairsOfBlocks(keyed);
  }
  yield* pairsOfBrands(offers, weights);
}
