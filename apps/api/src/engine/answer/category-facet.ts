import type { Facets } from '@wearfolio/contracts/listing/facets';
import { isUnsortedTop } from '@wearfolio/contracts/listing/listing-scope';
import type { ListingFilter } from '@wearfolio/listing-index/filter';
import { LRUCache } from 'lru-cache';
import type { Category } from '../dictionary.ts';
import type { Catalogue } from '../follow-listing.ts';

/**
 * What the category facet counts: the chosen category with its ancestors (`trail`), and the categories below it, or
 * beside it if none is below (`next`). `scope` are the categories that stay in force when another one is chosen; null if
 * there are none.
 */
export type CategoryRail = { trail: readonly Category[]; next: readonly Category[]; scope: readonly number[] | null };

const isBelow = (path: string, { path: parent }: Category): boolean => path.startsWith(`${parent}/`);

/** Whether a category is where products of no known kind are. Shoppers never choose it. */
export const isUnsorted = ({ path }: Pick<Category, 'path'>): boolean => isUnsortedTop(path.split('/')[0]);

const childrenOf = (categories: readonly Category[], parent: Category | undefined): Category[] =>
  categories.filter(
    (category) =>
      !isUnsorted(category) &&
      category.level === (parent?.level ?? 0) + 1 &&
      (!parent || isBelow(category.path, parent)),
  );

const findRail = (
  categories: readonly Category[],
  ofPath: readonly number[] | null,
  chosen: readonly number[],
): CategoryRail => {
  const [single, ...others] = chosen.length > 0 ? chosen : (ofPath ?? []);
  const current = others.length === 0 ? categories.find(({ id }) => id === single) : undefined;
  const trail = current ? [...categories.filter((one) => isBelow(current.path, one)), current] : [];
  const below = childrenOf(categories, current);
  const next = below.length > 0 ? below : childrenOf(categories, trail.at(-2));
  return { trail, next, scope: chosen.length > 0 || !current ? ofPath : null };
};

/** How many rails are remembered for a category tree. */
const remembered = 1000;

// Comparing all paths takes a quarter of the time of a listing that is otherwise in memory.
const knownRails = new WeakMap<readonly Category[], LRUCache<string, CategoryRail>>();

/**
 * The categories to offer in a listing. `ofPath` are the categories of its path, or null without one; `chosen` is the
 * category of its filter. A path that stands for several categories is not the chosen one, so the departments are
 * offered.
 */
export const railOf = (
  categories: readonly Category[],
  ofPath: readonly number[] | null,
  chosen: readonly number[],
): CategoryRail => {
  const rails = knownRails.get(categories) ?? new LRUCache<string, CategoryRail>({ max: remembered });
  knownRails.set(categories, rails);
  const key = JSON.stringify([ofPath, chosen]);
  const rail = rails.get(key) ?? findRail(categories, ofPath, chosen);
  rails.set(key, rail);
  return rail;
};

/** The filter of a listing within the categories of its path and its category filter. */
export const inCategories = (
  filter: ListingFilter,
  ofPath: readonly number[] | null,
  chosen: readonly number[],
): ListingFilter => {
  if (chosen.length === 0) return { ...filter, categories: ofPath };
  return { ...filter, categories: chosen, all: [...filter.all, ...(ofPath ? [anyOfCategories(ofPath)] : [])] };
};

const anyOfCategories = (categories: readonly number[]) => ({ categories, titles: [], texts: [], within: null });

/**
 * Counts the categories of a listing: how many products choosing each would leave. Categories without products are left
 * out, except for the chosen one.
 */
export const categoryFacet = async (
  { index }: Pick<Catalogue, 'index'>,
  filter: ListingFilter,
  { trail, next, scope }: CategoryRail,
): Promise<Facets['category']> => {
  const open = { ...filter, categories: scope };
  const shown = [...trail, ...next.filter((category) => !trail.includes(category))];
  const counts = await index.countCategories(
    open,
    shown.map(({ id }) => id),
  );
  return shown
    .map((category) => ({
      id: category.id,
      name: category.name,
      count: counts.get(category.id) ?? 0,
      slugs: category.path.split('/'),
      chosen: trail.includes(category),
    }))
    .filter(({ count, chosen }) => count > 0 || chosen);
};
