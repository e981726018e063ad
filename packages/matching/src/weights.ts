import type { OfferEvidence } from './evidence.ts';
import { traitsOf } from './traits.ts';

/**
 * How distinctive words are within their brand, and which numbers are generic. A version is used until the next one is
 * complete.
 */
export type WordWeights = {
  version: number;
  /** Brand, then word, to weight (0 to 1). A missing word occurs in only one model. */
  words: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Keys of GTINs and MPNs that occur on several models of one store. */
  generic: ReadonlySet<string>;
};

export const noWeights: WordWeights = { version: 0, words: new Map(), generic: new Set() };

const shortestMpn = 4;

/** The key of an MPN, independent of the store's format. Null if it is too short or has no digit. */
export const mpnKey = (brand: string, mpn: string): string | null => {
  const text = mpn.toUpperCase().replace(/[^A-Z\d]/g, '');
  return brand !== '' && text.length >= shortestMpn && /\d/.test(text) ? `m|${brand}|${text}` : null;
};

/** The numbers of an offer as keys. */
export const numberKeys = ({ brand, gtins, mpns }: OfferEvidence): string[] => {
  const keys = new Set(gtins.map((gtin) => `g|${gtin}`));
  for (const mpn of mpns) {
    const key = mpnKey(brand, mpn);
    if (key !== null) keys.add(key);
  }
  return [...keys];
};

/** 1 for a word of one model, 1/2 for a word of two, 1/3 for a word of four. */
const weightOf = (models: number): number => 1 / (1 + Math.log2(models));

/** The number of names with each word that occurs in several. */
const weightsOf = (names: ReadonlySet<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) for (const word of name.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].flatMap(([word, count]) => (count > 1 ? [[word, weightOf(count)] as const] : [])));
};

/** Finds numbers that occur on several models of one store. */
const findGeneric = (generic: Set<string>) => {
  const modelOfGtin = new Map<string, string>();
  return () => {
    const modelOfMpn = new Map<string, string>();
    return (offer: OfferEvidence, model: string): void => {
      for (const key of numberKeys(offer)) {
        const models = key.startsWith('g|') ? modelOfGtin : modelOfMpn;
        const ofStore = `${offer.store}|${key}`;
        const before = models.get(ofStore);
        if (before === undefined) models.set(ofStore, model);
        else if (before !== model) generic.add(key);
      }
    };
  };
};

/**
 * Weighs the words of all offers: the fewer names of its brand contain a word, the higher its weight. A number on
 * several models of one store is generic.
 */
export const weighWords = (offers: Iterable<OfferEvidence>, version: number): WordWeights => {
  const words = new Map<string, ReadonlyMap<string, number>>();
  const generic = new Set<string>();
  const numbersOfBrand = findGeneric(generic);
  for (const [brand, own] of Map.groupBy(offers, (offer) => offer.brand)) {
    const names = new Set<string>();
    const noteNumbers = numbersOfBrand();
    for (const offer of own) {
      const traits = traitsOf(offer);
      names.add(traits.core.join(' '));
      noteNumbers(offer, traits.identity);
    }
    words.set(brand, weightsOf(names));
  }
  return { version, words, generic };
};

/** The weight of a word within its brand. */
export const weigh = ({ words }: WordWeights, brand: string, word: string): number => words.get(brand)?.get(word) ?? 1;
