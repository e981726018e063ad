import { message, type Translate } from '@wearfolio/messages/key';
import type { NameOf } from '@wearfolio/messages/name-of';
import type { CategoryEntry } from '../catalogue.ts';
import { fold } from '../text/fold.ts';

/** The query of a listing's products, with the parameters of `productList`. */
export type ScopeQuery = {
  parentCateg?: string;
  subCateg?: string;
  childCateg?: string;
  homepageKey?: string;
  keyword?: string;
  /** The id of the brand or store of the page. It takes precedence over the filters of the URL. */
  brand?: readonly [string];
  store?: readonly [string];
};

/** The brand or store of a slug. */
export type NamedShop = { id: number; name: string };

/** A step of the breadcrumb. `slugs` are the path of its listing. */
export type Crumb = { name: string; slugs: readonly string[] };

/**
 * `crumbs` exclude the page itself, whose name is `heading`. `place` is the name of the path when a keyword searches
 * within it.
 */
export type ListingScope = { query: ScopeQuery; crumbs: readonly Crumb[]; heading: string; place?: string };

type Params = Readonly<Record<string, string | undefined>>;

const collectionNames = {
  weekly_product: message('titles.newestFinds'),
  featured_product: message('titles.editorsChoice'),
  favorites: message('titles.peoplesFavorites'),
  new: message('titles.newIn'),
  sale: message('titles.sale'),
} as const;

/**
 * Formats a slug as a name: replaces hyphens with spaces, and removes only a trailing `-123`
 * (behavior.md#listing-breadcrumbs).
 */
export const prettify = (slug: string): string => {
  const words = slug.replace(/-\d+$/, '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Whether this is one of the fixed collections. Ops can create others. */
export const isHomeCollection = (key: string): key is keyof typeof collectionNames =>
  Object.hasOwn(collectionNames, key);

/**
 * Whether a top category, by its slug, holds the products of no known kind. Shoppers find those by search, brand and
 * store, never by this category.
 */
export const isUnsortedTop = (slug: string | undefined): boolean => slug === 'other';

const same = (one: string, other: string) => fold(one) === fold(other);

const isCalled = (node: { name: string; slug: string }, text: string) => same(node.slug, text) || same(node.name, text);

/** The categories along a path of slugs, top level first. Undefined from the first unknown slug. */
const foundAlong = (categories: readonly CategoryEntry[], slugs: readonly string[]) => {
  const [parentSlug = '', subSlug = '', childSlug = ''] = slugs;
  const parent = categories.find(({ slug }) => same(slug, parentSlug));
  const sub = parent?.subCateg.find(({ slug }) => same(slug, subSlug));
  const child = sub?.childSubCateg.find(({ slug }) => same(slug, childSlug));
  return [parent, sub, child].slice(0, slugs.length);
};

type Tree = { categories: readonly CategoryEntry[]; nameOf: NameOf };

/** The names along a path of slugs. Unknown slugs are prettified. */
const namesAlong = ({ categories, nameOf }: Tree, slugs: readonly string[]): Crumb[] => {
  const found = foundAlong(categories, slugs);
  return slugs.map((slug, level) => {
    const name = found[level]?.name;
    return { name: name === undefined ? prettify(slug) : nameOf(name), slugs: slugs.slice(0, level + 1) };
  });
};

/** The slug paths of all categories with this slug or name. */
const placesOf = (categories: readonly CategoryEntry[], text: string): string[][] =>
  categories.flatMap((parent) => [
    ...(isCalled(parent, text) ? [[parent.slug]] : []),
    ...parent.subCateg.flatMap((sub) => [
      ...(isCalled(sub, text) ? [[parent.slug, sub.slug]] : []),
      ...sub.childSubCateg.filter((child) => isCalled(child, text)).map((child) => [parent.slug, sub.slug, child.slug]),
    ]),
  ]);

const alongPath = (tree: Tree, slugs: readonly string[]) => {
  const crumbs = namesAlong(tree, slugs);
  return { crumbs: crumbs.slice(0, -1), heading: crumbs.at(-1)?.name ?? '' };
};

/**
 * A single slug or name that can occur several times (behavior.md#listing-category). Shows ancestors only if it occurs
 * once.
 */
const anywhere = (tree: Tree, text: string): Omit<ListingScope, 'query'> => {
  const places = placesOf(tree.categories, text);
  const [first] = places;
  if (!first) return { crumbs: [], heading: prettify(text) };
  const { crumbs, heading } = alongPath(tree, first);
  return { crumbs: places.length === 1 ? crumbs : [], heading };
};

/** A category at any depth below a top category. The breadcrumb always starts with the top category. */
const below = (tree: Tree, parentSlug: string, text: string): Omit<ListingScope, 'query'> => {
  const categories = tree.categories.filter(({ slug }) => same(slug, parentSlug));
  const { crumbs, heading } = anywhere({ ...tree, categories }, text);
  return { crumbs: crumbs.length > 0 ? crumbs : namesAlong(tree, [parentSlug]), heading };
};

// An id that matches nothing. Without a filter, an unknown slug would return all products.
const noId = '999999999';

/** The scope of a brand's or store's own page; null for other pages. */
const ofShop = ({ brandSlug, storeSlug }: Params, shop: NamedShop | null): ListingScope | null => {
  const slug = brandSlug ?? storeSlug;
  if (slug === undefined) return null;
  const ids = [shop ? String(shop.id) : noId] as const;
  const query = brandSlug === undefined ? { store: ids } : { brand: ids };
  return { query, crumbs: [], heading: shop?.name ?? prettify(slug) };
};

/** The title of a collection. Ignores inherited keys such as 'constructor'. */
export const titleOfCollection = (t: Translate, key: string, collections: Readonly<Record<string, string>>): string => {
  const own = Object.hasOwn(collections, key) ? collections[key] : undefined;
  return own ?? (isHomeCollection(key) ? t(collectionNames[key]) : prettify(key));
};

/** The scope of a path; null for the path of all products. */
const ofPath = (
  t: Translate,
  params: Params,
  tree: Tree,
  shop: NamedShop | null,
  collections: Readonly<Record<string, string>>,
): ListingScope | null => {
  const { homepageKey, parentCateg, subCateg, childCateg, categorySlug, subCategorySlug } = params;
  const own = ofShop(params, shop);
  if (own) return own;
  if (homepageKey !== undefined) {
    return { query: { homepageKey }, crumbs: [], heading: titleOfCollection(t, homepageKey, collections) };
  }
  const anyLevel = params.childCategorySlug ?? params.categoryName;
  if (anyLevel !== undefined) return { query: { childCateg: anyLevel }, ...anywhere(tree, anyLevel) };
  if (categorySlug !== undefined && subCategorySlug !== undefined) {
    const query = { parentCateg: categorySlug, childCateg: subCategorySlug };
    return { query, ...below(tree, categorySlug, subCategorySlug) };
  }
  if (parentCateg !== undefined && subCateg !== undefined) {
    const slugs = childCateg === undefined ? [parentCateg, subCateg] : [parentCateg, subCateg, childCateg];
    return { query: { parentCateg, subCateg, childCateg }, ...alongPath(tree, slugs) };
  }
  return null;
};

/**
 * Derives the scope of a listing from its route parameters and keyword. `shop` is the brand or store of `brandSlug` or
 * `storeSlug`; while it is null, the scope matches nothing. `collections` are the titles of staff's collections by key.
 * `nameOf` names categories in the language of `t`.
 */
export const scopeOf = (
  t: Translate,
  params: Params,
  keyword: string,
  categories: readonly CategoryEntry[],
  shop: NamedShop | null = null,
  collections: Readonly<Record<string, string>> = {},
  nameOf: NameOf = (name) => name,
): ListingScope => {
  const scope = ofPath(t, params, { categories, nameOf }, shop, collections);
  if (keyword.trim() === '') return scope ?? { query: {}, crumbs: [], heading: t('titles.allProducts') };
  if (!scope) return { query: { keyword }, crumbs: [], heading: t('titles.search', { keyword }) };
  const { query, crumbs, heading } = scope;
  return {
    query: { ...query, keyword },
    crumbs,
    heading: t('titles.searchIn', { place: heading, keyword }),
    place: heading,
  };
};

/**
 * Whether the route names a category that is not in the tree, so the page does not exist. False while the tree is not
 * loaded and for routes without a category.
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
