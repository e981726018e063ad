import type { OfferEvidence } from './evidence.ts';
import { traitsOf } from './traits.ts';

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

/** 1 for a word of one model, 1/2 for one of two, 1/3 for one of four. */
const weightOf = (models: number): number => 1 / (1 + Math.log2(models));

/** How many names have each word that several have. */
const weightsOf = (names: ReadonlySet<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) for (const word of name.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].flatMap(([word, count]) => (count > 1 ? [[word, weightOf(count)] as const] : [])));
};

/** Tells the numbers that stand on several models of one store. */
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
 * Weighs the words of all offers: the fewer names of its brand have a word, the more it tells. A number that stands on
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

/** How much a word tells within its brand. */
export const weigh = ({ words }: WordWeights, brand: string, word: string): number => words.get(brand)?.get(word) ?? 1;
