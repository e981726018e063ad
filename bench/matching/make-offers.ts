// cspell:disable

import { randomFrom } from '@wearfolio/database/seed/random';
import type { OfferEvidence } from '@wearfolio/matching/evidence';

const syllables = 'al ba cor den el fa gar hin is jor ka lo mer nor os pe quil ra sol tan ul ver wol xan yor zen'.split(
  ' ',
);
const heights = ['', '', '', '', 'Mid', 'Low'];
const materials = ['', '', '', 'GTX', 'Leather', 'Waterproof'];
const generations = ['', '', '', 'II', '3', '4'];
const people = ["Women's", "Men's", ''] as const;
const nouns = ['Hiking Boots', 'Trail Running Shoes', 'Jacket', 'Pants', 'Climbing Shoe', 'Backpack'] as const;
const kinds = [
  'shoes/hiking-shoes',
  'shoes/running-shoes',
  'clothing/jackets',
  'clothing/trousers',
  'shoes/climbing-shoes',
  'bags/backpacks',
] as const;
const colors = ['black', 'navy blue', 'olive', 'red', 'coral', 'white', 'heather grey', 'blue spell'];
const stores = 12;
const brands = 2000;
/** The maximum share of one brand in all offers. */
const mostOffers = 0.05;

type Random = () => number;
const pick = <T>(random: Random, from: readonly [T, ...T[]] | readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

const wordOf = (random: Random): string => {
  const word = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(random, syllables)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduceRight((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

type Model = { brand: string; name: string; who: string; noun: number; number: number; price: number };

/** Flattens a concatenated string, so that it takes as much memory as one that was read. */
const flat = (...parts: string[]): string => parts.join('');

/** The title in the style of its store. */
const titleOf = ({ name, who, noun }: Model, random: Random): string => {
  const named = random() < 0.7 ? flat(name, ' ', nouns[noun] ?? '') : name;
  if (who === '') return named;
  return random() < 0.5 ? flat(who, ' ', named) : flat(named, ' - ', who);
};

const audienceOf = (who: string): OfferEvidence['audience'] => {
  if (who === '') return null;
  return who === "Women's" ? 'women' : 'men';
};

const offerOf = (id: number, model: Model, store: number, random: Random): OfferEvidence => {
  const gtin = `0400${String(model.number).padStart(9, '0')}`;
  return {
    id,
    store,
    groupKey: `${id}`,
    brand: model.brand,
    title: titleOf(model, random),
    audience: audienceOf(model.who),
    kind: kinds[model.noun] ?? null,
    gtins: random() < 0.3 ? [flat(gtin, String(checkDigit(gtin)))] : [],
    mpns: random() < 0.5 ? [flat('BR-', String(model.number))] : [],
    colors: [pick(random, colors)],
    price: model.price,
  };
};

/** Brand sizes by Zipf's law, limited to 5 % of all offers. */
const brandShares = (): number[] => {
  const shares = Array.from({ length: brands }, (_, at) => 1 / (at + 1));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => Math.min(mostOffers, share / sum));
};

const namesOf = (random: Random): string => {
  const name = [wordOf(random), random() < 0.5 ? wordOf(random) : ''];
  return [...name, pick(random, generations), pick(random, heights), pick(random, materials)]
    .filter((word) => word !== '')
    .join(' ');
};

/**
 * Generates offers. Each product of a brand is sold by one or several stores, which write its title in different ways.
 * `products` maps each offer id to its product. Deterministic.
 */
export const makeOffers = (
  count: number,
  productCount: number,
): { offers: OfferEvidence[]; products: number[]; largestBrand: number } => {
  const random = randomFrom(20_261_124);
  const shares = brandShares();
  const all = shares.reduce((total, share) => total + share, 0);
  const offers: OfferEvidence[] = [];
  const products = [0];
  let [product, largestBrand] = [0, 0];
  for (const [at, share] of shares.entries()) {
    const goal = Math.round((count * share) / all);
    const models = Math.max(1, Math.round((productCount * share) / all));
    const first = offers.length;
    for (let made = 0; made < models && offers.length < count; made += 1) {
      product += 1;
      const [name, who, noun] = [namesOf(random), pick(random, people), Math.floor(random() * nouns.length)];
      const model = {
        brand: `brand${at}`,
        name,
        who,
        noun,
        number: product,
        price: 2000 + Math.floor(random() * 300) * 100,
      };
      const left = first + goal - offers.length;
      const sellers = Math.max(1, Math.min(stores, Math.round((left / (models - made)) * (0.5 + random()))));
      const firstStore = Math.floor(random() * stores);
      for (let seller = 0; seller < sellers; seller += 1) {
        offers.push(offerOf(offers.length + 1, model, 1 + ((firstStore + seller) % stores), random));
        products.push(product);
      }
    }
    largestBrand = Math.max(largestBrand, offers.length - first);
  }
  return { offers, products, largestBrand };
};
