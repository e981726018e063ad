import type { Offer } from './read-offers.ts';

/** Two offers with the same brand and shared title words. `likeness` (0 to 1) weighs rare words more. */
export type CandidatePair = { brand: string; a: string; b: string; likeness: number };

/** Alternative spellings of brands in the feeds, used only to select pairs. */
const spellings = new Map([
  ['blackdiamondequipment', 'blackdiamond'],
  ['evolve', 'evolv'],
  ['adidasoutdoor', 'adidas'],
  ['soillholds', 'soill'],
  ['northfacecamping', 'thenorthface'],
  ['reebokwork', 'reebok'],
]);

/** Words of most titles, ignored in the comparison. */
const plainWords = new Set('shoe shoes boot boots climbing hiking men mens man m s the rock'.split(' '));

const isPlain = (word: string): boolean => plainWords.has(word) || /^(wom[ae]ns?|wmns?|w)$/.test(word);

const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export const brandKey = ({ brand }: Offer): string => spellings.get(squeeze(brand)) ?? squeeze(brand);

/** The words of the title before size and color. */
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

/** A pseudorandom number in [0, 1) from a text: a reproducible random order. */
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

/** The range of likeness of a stratum, and the maximum pairs per brand. */
type Stratum = { from: number; below: number; most: number };

const strata: readonly Stratum[] = [
  { from: 0.95, below: 2, most: 60 },
  { from: 0.6, below: 0.95, most: 26 },
  { from: 0.35, below: 0.6, most: 20 },
  { from: 0, below: 0.35, most: 2 },
];

const mostPairsOfOffer = 5;
/** A brand with only one store has no matches across stores, so it contributes fewer pairs. */
const oneStoreShare = 0.2;

/** Samples candidate pairs of a brand, mostly similar ones, with a limit per offer. */
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

/** Candidate pairs of all brands in a fixed order. Offers of one store form a pair only if their titles differ. */
export const candidatePairs = (offers: readonly Offer[]): CandidatePair[] =>
  [...Map.groupBy(offers, brandKey)].flatMap(([brand, ofBrand]) => draw(pairsOf(brand, ofBrand), shareOf(ofBrand)));
