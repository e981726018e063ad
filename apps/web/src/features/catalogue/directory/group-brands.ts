import type { listBrands } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { alphabet } from '@wearfolio/contracts/text/alphabet';
import { fold, letterOf } from '@wearfolio/contracts/text/fold';
import { locale } from '../../../lib/locale.ts';

export type BrandEntry = Reply<typeof listBrands>['data'][number];

/** The brands of one letter. */
export type LetterGroup = { letter: string; brands: readonly BrandEntry[] };

/** Groups brands by first letter, sorted by letter and name, without empty groups. */
export const groupBrands = (brands: readonly BrandEntry[]): LetterGroup[] => {
  const groups = Map.groupBy(brands, ({ display_name }) => letterOf(display_name));
  return alphabet.flatMap((letter) => {
    const found = groups.get(letter);
    return found ? [{ letter, brands: found.toSorted(orderByName()) }] : [];
  });
};

/** Made for each list, because the server renders many languages. */
const orderByName = () => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return (one: BrandEntry, other: BrandEntry) => compare(one.display_name, other.display_name);
};

/** Returns a function that finds brands by part of their name. Names are folded once, because there can be thousands. */
export const brandFinder = (brands: readonly BrandEntry[]): ((typed: string) => readonly BrandEntry[]) => {
  const names = brands.map(({ display_name }) => fold(display_name));
  return (typed) => {
    const part = fold(typed.trim());
    return part === '' ? brands : brands.filter((_, place) => names[place]?.includes(part));
  };
};
