import type { OfferEvidence } from './evidence.ts';
import { type Traits, traitsOf } from './traits.ts';

/** How much words tell within their brand, and which numbers tell nothing. One version is used until all are made anew. */
export type WordWeights = {
  version: number;
  /** Brand -> word -> weight, 0 to 1; a word that is not there is in one model alone. */
  words: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Keys of GTINs and makers' numbers that stand on several models of one store. */
  generic: ReadonlySet<string>;
};

export const noWeights: WordWeights = { version: 0, words: new Map(), generic: new Set() };

const shortestMpn = 4;

/** A maker's number as all stores write it, or null where it is too short or has no digit to be one. */
export const mpnKey = (brand: string, mpn: string): string | null => {
  const text = mpn.toUpperCase().replace(/[^A-Z\d]/g, '');
  return brand !== '' && text.length >= shortestMpn && /\d/.test(text) ? `m|${brand}|${text}` : null;
};

/** The numbers of an offer as keys that offers share. */
export const numberKeys = ({ brand, gtins, mpns }: OfferEvidence): string[] => {
  const keys = new Set(gtins.map((gtin) => `g|${gtin}`));
  for (const mpn of mpns) {
    const key = mpnKey(brand, mpn);
    if (key !== null) keys.add(key);
  }
  return [...keys];
};

/** Offers with the same are one model as far as a title tells. */
export const modelOf = (traits: Traits): string =>
  [
    traits.audience,
    traits.model,
    traits.height,
    traits.closure,
    traits.volume,
    ...[traits.generation, traits.measures, traits.materials, traits.styles].map((words) => words.join(' ')),
  ].join('|');

/** 1 for a word of one model, 1/2 for one of two, 1/3 for one of four. */
const weightOf = (models: number): number => 1 / (1 + Math.log2(models));

type Models = Map<string, Map<string, Set<string>>>;

const countWords = (models: Models, brand: string, { core, model }: Traits): void => {
  const ofBrand = models.get(brand) ?? new Map<string, Set<string>>();
  models.set(brand, ofBrand);
  for (const word of core) ofBrand.set(word, (ofBrand.get(word) ?? new Set()).add(model));
};

const weightsOf = (ofBrand: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> =>
  new Map([...ofBrand].flatMap(([word, { size }]) => (size > 1 ? [[word, weightOf(size)] as const] : [])));

/**
 * Weighs the words of all offers: the fewer models of its brand have a word, the more it tells. A number that stands on
 * several models of one store is generic.
 */
export const weighWords = (offers: Iterable<OfferEvidence>, version: number): WordWeights => {
  const models: Models = new Map();
  const modelOfNumber = new Map<string, string>();
  const generic = new Set<string>();
  for (const offer of offers) {
    const traits = traitsOf(offer);
    countWords(models, offer.brand, traits);
    const model = modelOf(traits);
    for (const key of numberKeys(offer)) {
      const ofStore = `${offer.store}|${key}`;
      const before = modelOfNumber.get(ofStore);
      modelOfNumber.set(ofStore, before ?? model);
      if (before !== undefined && before !== model) generic.add(key);
    }
  }
  return { version, words: new Map([...models].map(([brand, ofBrand]) => [brand, weightsOf(ofBrand)])), generic };
};

/** How much a word tells within its brand. */
export const weigh = ({ words }: WordWeights, brand: string, word: string): number => words.get(brand)?.get(word) ?? 1;
