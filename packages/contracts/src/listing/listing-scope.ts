import type { CategoryEntry } from '../catalogue.ts';
import { fold } from '../text/fold.ts';

/** Which products a listing is about, in the words of `productList`. */
export type ScopeQuery = {
  parentCateg?: string;
  subCateg?: string;
  childCateg?: string;
  homepageKey?: string;
  keyword?: string;
  /** The id of the one brand or store whose own page it is; goes before what the address filters by. */
  brand?: readonly [string];
  store?: readonly [string];
};

/** The brand or store that a slug stands for. */
export type NamedShop = { id: number; name: string };

/** A step of the breadcrumb; `slugs` lead to its own listing. */
export type Crumb = { name: string; slugs: readonly string[] };

/** `crumbs` end before the page itself, whose name is `heading`; `place` is what its path names where a keyword searches inside it. */
export type ListingScope = { query: ScopeQuery; crumbs: readonly Crumb[]; heading: string; place?: string };

type Params = Readonly<Record<string, string | undefined>>;

const collectionNames: Readonly<Record<string, string>> = {
  weekly_product: 'Shop The Newest Finds',
  featured_product: 'Editors Choice',
  favorites: "People's Favourite Products",
};

/** A slug as a name: hyphens become spaces, and only a trailing `-123` goes (decision 54). */
export const prettify = (slug: string): string => {
  const words = slug.replace(/-\d+$/, '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Whether the home page itself has this collection; ops may make others. */
export const isHomeCollection = (key: string): boolean => Object.hasOwn(collectionNames, key);

const same = (one: string, other: string) => fold(one) === fold(other);

const isCalled = (node: { name: string; slug: string }, text: string) => same(node.slug, text) || same(node.name, text);

/** The categories along a path of slugs, top level first; undefined from the first one that the tree does not know. */
const foundAlong = (categories: readonly CategoryEntry[], slugs: readonly string[]) => {
  const [parentSlug = '', subSlug = '', childSlug = ''] = slugs;
  const parent = categories.find(({ slug }) => same(slug, parentSlug));
  const sub = parent?.subCateg.find(({ slug }) => same(slug, subSlug));
  const child = sub?.childSubCateg.find(({ slug }) => same(slug, childSlug));
  return [parent, sub, child].slice(0, slugs.length);
};

/** The stored names along a path of slugs; what the tree does not know is prettified. */
const namesAlong = (categories: readonly CategoryEntry[], slugs: readonly string[]): Crumb[] => {
  const found = foundAlong(categories, slugs);
  return slugs.map((slug, level) => ({ name: found[level]?.name ?? prettify(slug), slugs: slugs.slice(0, level + 1) }));
};

/** Every place in the tree that has this slug or name, as its path of slugs. */
const placesOf = (categories: readonly CategoryEntry[], text: string): string[][] =>
  categories.flatMap((parent) => [
    ...(isCalled(parent, text) ? [[parent.slug]] : []),
    ...parent.subCateg.flatMap((sub) => [
      ...(isCalled(sub, text) ? [[parent.slug, sub.slug]] : []),
      ...sub.childSubCateg.filter((child) => isCalled(child, text)).map((child) => [parent.slug, sub.slug, child.slug]),
    ]),
  ]);

const alongPath = (categories: readonly CategoryEntry[], slugs: readonly string[]) => {
  const crumbs = namesAlong(categories, slugs);
  return { crumbs: crumbs.slice(0, -1), heading: crumbs.at(-1)?.name ?? '' };
};

/** One slug or name that may stand at several places (decision 67): ancestors are shown only where there is one. */
const anywhere = (categories: readonly CategoryEntry[], text: string): Omit<ListingScope, 'query'> => {
  const places = placesOf(categories, text);
  const [first] = places;
  if (!first) return { crumbs: [], heading: prettify(text) };
  const { crumbs, heading } = alongPath(categories, first);
  return { crumbs: places.length === 1 ? crumbs : [], heading };
};

/** A category at any depth below a top one, which leads the breadcrumb however often it stands there. */
const below = (categories: readonly CategoryEntry[], parentSlug: string, text: string): Omit<ListingScope, 'query'> => {
  const { crumbs, heading } = anywhere(
    categories.filter(({ slug }) => same(slug, parentSlug)),
    text,
  );
  return { crumbs: crumbs.length > 0 ? crumbs : namesAlong(categories, [parentSlug]), heading };
};

// Finds nothing; without a filter a slug that nobody knows would find everything.
const nobody = '999999999';

/** The own page of a brand or a store; null for any other. */
const ofShop = ({ brandSlug, storeSlug }: Params, shop: NamedShop | null): ListingScope | null => {
  const slug = brandSlug ?? storeSlug;
  if (slug === undefined) return null;
  const ids = [shop ? String(shop.id) : nobody] as const;
  const query = brandSlug === undefined ? { store: ids } : { brand: ids };
  return { query, crumbs: [], heading: shop?.name ?? prettify(slug) };
};

// A key such as 'constructor' names what every object has.
const nameIn = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

/** The scope of a path; null where the path is that of all products. */
const ofPath = (
  params: Params,
  categories: readonly CategoryEntry[],
  shop: NamedShop | null,
  collections: Readonly<Record<string, string>>,
): ListingScope | null => {
  const { homepageKey, parentCateg, subCateg, childCateg, categorySlug, subCategorySlug } = params;
  const own = ofShop(params, shop);
  if (own) return own;
  if (homepageKey !== undefined) {
    const heading = nameIn(collections, homepageKey) ?? nameIn(collectionNames, homepageKey) ?? prettify(homepageKey);
    return { query: { homepageKey }, crumbs: [], heading };
  }
  const anyLevel = params.childCategorySlug ?? params.categoryName;
  if (anyLevel !== undefined) return { query: { childCateg: anyLevel }, ...anywhere(categories, anyLevel) };
  if (categorySlug !== undefined && subCategorySlug !== undefined) {
    const query = { parentCateg: categorySlug, childCateg: subCategorySlug };
    return { query, ...below(categories, categorySlug, subCategorySlug) };
  }
  if (parentCateg !== undefined && subCateg !== undefined) {
    const slugs = childCateg === undefined ? [parentCateg, subCateg] : [parentCateg, subCateg, childCateg];
    return { query: { parentCateg, subCateg, childCateg }, ...alongPath(categories, slugs) };
  }
  return null;
};

/**
 * Reads a listing's scope from the route parameters of any of its routes and the keyword. `shop` is what `brandSlug` or
 * `storeSlug` stands for; while it is null nothing is found. `collections` are the titles that staff gave them, by their keys.
 */
export const scopeOf = (
  params: Params,
  keyword: string,
  categories: readonly CategoryEntry[],
  shop: NamedShop | null = null,
  collections: Readonly<Record<string, string>> = {},
): ListingScope => {
  const scope = ofPath(params, categories, shop, collections);
  if (keyword.trim() === '') return scope ?? { query: {}, crumbs: [], heading: 'All products' };
  if (!scope) return { query: { keyword }, crumbs: [], heading: `Search Result for: "${keyword}"` };
  const { query, crumbs, heading } = scope;
  return { query: { ...query, keyword }, crumbs, heading: `${heading}: "${keyword}"`, place: heading };
};

/**
 * Whether the parameters of a listing's route name a category that the tree does not have, so that there is no such page.
 * False while no tree is known, and for routes that name none.
 */
export const isUnknownCategory = (params: Params, categories: readonly CategoryEntry[]): boolean => {
  const { parentCateg, subCateg, childCateg, categorySlug, subCategorySlug } = params;
  if (categories.length === 0) return false;
  const anyLevel = params.childCategorySlug ?? params.categoryName;
  if (anyLevel !== undefined) return placesOf(categories, anyLevel).length === 0;
  if (categorySlug !== undefined && subCategorySlug !== undefined) {
    const tops = categories.filter(({ slug }) => same(slug, categorySlug));
    return placesOf(tops, subCategorySlug).length === 0;
  }
  if (parentCateg === undefined || subCateg === undefined) return false;
  const slugs = childCateg === undefined ? [parentCateg, subCateg] : [parentCateg, subCateg, childCateg];
  return foundAlong(categories, slugs).includes(undefined);
};
