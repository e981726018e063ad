import type { Offer } from './read-offers.ts';

/** Two offers that share a brand and words of their titles; `likeness` from 0 to 1 weighs rare words more. */
export type CandidatePair = { brand: string; a: string; b: string; likeness: number };

/** Spellings of the feeds that plainly mean one brand. They only decide who is compared with whom. */
const spellings = new Map([
  ['blackdiamondequipment', 'blackdiamond'],
  ['evolve', 'evolv'],
  ['adidasoutdoor', 'adidas'],
  ['soillholds', 'soill'],
  ['northfacecamping', 'thenorthface'],
  ['reebokwork', 'reebok'],
]);

/** Words that nearly every title has: they make nobody alike. */
const plainWords = new Set('shoe shoes boot boots climbing hiking men mens man m s the rock'.split(' '));

const isPlain = (word: string): boolean => plainWords.has(word) || /^(wom[ae]ns?|wmns?|w)$/.test(word);

const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export const brandKey = ({ brand }: Offer): string => spellings.get(squeeze(brand)) ?? squeeze(brand);

/** The words of the title before its size and color. */
const wordsOf = ({ brand, title }: Offer): Set<string> => {
  const rest = title
    .toLowerCase()
    .replace(brand.toLowerCase(), '')
    .replace(/^[\s-]+/, '');
  const [name = rest] = rest.split(/, | - /);
  const words = name.replaceAll(/['.]/g, '').split(/[^a-z0-9]+/);
  if (/wom[ae]n|wmn| w\b/i.test(title)) words.push('for women');
  return new Set(words.filter((word) => word !== '' && !isPlain(word) && !squeeze(brand).includes(word)));
};

/** A number in [0, 1) from a text: the order of the draw, the same on every machine. */
const lot = (text: string): number => {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  state = Math.imul(state ^ (state >>> 15), 2246822519);
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
};

const pairsOf = (brand: string, offers: readonly Offer[]): CandidatePair[] => {
  const worded = offers.map((offer) => ({ offer, words: wordsOf(offer) }));
  const counts = new Map<string, number>();
  for (const word of worded.flatMap(({ words }) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weigh = (words: ReadonlySet<string>): number =>
    [...words].reduce((sum, word) => sum + Math.log(1 + offers.length / (counts.get(word) ?? 1)), 0);
  return worded.flatMap(({ offer: one, words }, index) =>
    worded.slice(index + 1).flatMap(({ offer: other, words: otherWords }) => {
      if (one.store === other.store && one.title === other.title) return [];
      const likeness = weigh(words.intersection(otherWords)) / weigh(words.union(otherWords));
      return likeness > 0 ? [{ brand, a: one.id, b: other.id, likeness }] : [];
    }),
  );
};

/** Likeness from which a pair belongs to a stratum, and how many of its pairs a brand gives at most. */
type Stratum = { from: number; below: number; most: number };

const strata: readonly Stratum[] = [
  { from: 0.95, below: 2, most: 60 },
  { from: 0.6, below: 0.95, most: 26 },
  { from: 0.35, below: 0.6, most: 20 },
  { from: 0, below: 0.35, most: 2 },
];

const mostPairsOfOffer = 5;
/** A brand of one store cannot have a match across stores, so it gives fewer pairs. */
const oneStoreShare = 0.2;

/** Draws candidate pairs of a brand, mostly alike ones, none of an offer that has had its share. */
const draw = (pairs: readonly CandidatePair[], share: number): CandidatePair[] => {
  const used = new Map<string, number>();
  const uses = (id: string): number => used.get(id) ?? 0;
  const take = ({ from, below, most }: Stratum): CandidatePair[] => {
    const drawn: CandidatePair[] = [];
    const stratum = pairs.filter(({ likeness }) => likeness >= from && likeness < below);
    for (const pair of stratum.toSorted((one, other) => lot(one.a + one.b) - lot(other.a + other.b))) {
      if (drawn.length >= most * share) break;
      if (uses(pair.a) >= mostPairsOfOffer || uses(pair.b) >= mostPairsOfOffer) continue;
      for (const id of [pair.a, pair.b]) used.set(id, uses(id) + 1);
      drawn.push(pair);
    }
    return drawn;
  };
  return strata.flatMap(take);
};

const shareOf = (offers: readonly Offer[]): number =>
  new Set(offers.map(({ store }) => store)).size > 1 ? 1 : oneStoreShare;

/** Candidate pairs of all brands in a fixed order. Offers of one store pair up only under different titles. */
export const candidatePairs = (offers: readonly Offer[]): CandidatePair[] =>
  [...Map.groupBy(offers, brandKey)].flatMap(([brand, ofBrand]) => draw(pairsOf(brand, ofBrand), shareOf(ofBrand)));
