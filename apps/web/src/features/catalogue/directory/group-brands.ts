import type { listBrands } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { alphabet } from '@wearfolio/contracts/text/alphabet';
import { fold, letterOf } from '@wearfolio/contracts/text/fold';

export type BrandEntry = Reply<typeof listBrands>['data'][number];

/** The brands of one cell of the index. */
export type LetterGroup = { letter: string; brands: readonly BrandEntry[] };

/** Brands by their first letters, in the order of the index and below it by name; empty cells are left out. */
export const groupBrands = (brands: readonly BrandEntry[]): LetterGroup[] => {
  const groups = Map.groupBy(brands, ({ display_name }) => letterOf(display_name));
  return alphabet.flatMap((letter) => {
    const found = groups.get(letter);
    return found ? [{ letter, brands: found.toSorted(byName) }] : [];
  });
};

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byName = (one: BrandEntry, other: BrandEntry) => compare(one.display_name, other.display_name);

/** Finds brands by a part of their name. Names are folded once, because there may be thousands for every key. */
export const brandFinder = (brands: readonly BrandEntry[]): ((typed: string) => readonly BrandEntry[]) => {
  const names = brands.map(({ display_name }) => fold(display_name));
  return (typed) => {
    const part = fold(typed.trim());
    return part === '' ? brands : brands.filter((_, place) => names[place]?.includes(part));
  };
};
