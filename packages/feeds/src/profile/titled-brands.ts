import { brandKey } from '../clean/brand/brand.ts';
import { isNoBrand } from '../clean/brand/decide-brand.ts';
import { titledBrand } from '../clean/brand/titled-brand.ts';

const fewNames = 2;
/** A shorter key can be in two words of a title by chance: 'fj' in 'Golf Jacket'. */
const shortestKey = 4;

const holds = (name: string, brand: string): boolean => {
  const key = brandKey(brand);
  return key.length < shortestKey
    ? name.split(/\s+/).some((word) => brandKey(word) === key)
    : brandKey(name).includes(key);
};

/**
 * Finds brand columns that hold the owner or the distributor: 'Tarnbeck Holdings' in all rows of 'Oboro'. No title
 * may contain the column's text, and each must begin or end with a built-in brand. Returns the key of the column's text
 * -> the brand of all its titles, or '' if they have several.
 */
export const learnTitledBrands = (rows: readonly { fed: string; name: string }[]): Map<string, string> => {
  const titled = new Map<string, string>();
  for (const [fed, own] of Map.groupBy(rows, (row) => row.fed)) {
    const names = [...new Set(own.map(({ name }) => name))];
    const key = brandKey(fed);
    if (isNoBrand(fed) || names.length < fewNames || names.some((name) => holds(name, fed))) continue;
    const brands = new Set(names.map(titledBrand));
    const [first = ''] = brands;
    if (!brands.has(undefined) && brandKey(first) !== key) titled.set(key, brands.size === 1 ? first : '');
  }
  return titled;
};
