import { setImmediate as letOthersGoFirst } from 'node:timers/promises';
import { type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import { browsePath } from '../../addresses/page-paths.ts';
import { wornTier } from '../../catalogue/worn.ts';
import { resolveCategories } from '../../engine/answer/category-filter.ts';
import type { Category } from '../../engine/dictionary.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';

/** A kind of products, such as `Boots`, of women and men together. `family` is the parent category, such as `shoes`. */
export type Kind = {
  name: string;
  href: string;
  categories: number[];
  family: string;
  /** What people wear has a lower one (`worn.ts`). */
  tier: number;
  total: number;
};

/** The category of products that could not be categorized. */
const fallback = 'other';

/** Collecting categories that are not a kind. */
const shelves: ReadonlySet<string> = new Set(['more-gear']);

/** The most kinds to consider. */
const mostKinds = 60;

/** The number of products that match a filter, sold out or not, as in its listing. */
export const countProducts = async ({ index }: Catalogue, filter: Partial<ListingFilter>): Promise<number> =>
  (await index.answer({ filter: { ...openFilter, ...filter }, sort: 'newest', offset: 0, limit: 0 })).total;

const isPlaced = ({ path }: Category): boolean => !path.split('/').includes(fallback);

// A category may hold products beside its subcategories. Only leaves are kinds.
const innermost = (categories: readonly Category[]): Category[] =>
  categories.filter(({ path }) => !categories.some((other) => other.path.startsWith(`${path}/`)));

const toKind = async (catalogue: Catalogue, [first, ...others]: readonly [Category, ...Category[]]): Promise<Kind> => {
  const slugs = first.path.split('/');
  const shared = { parentCateg: '', subCateg: '', childCateg: first.slug };
  // A slug without a path matches every category with that slug (behavior.md#listing-category).
  const categories =
    others.length === 0 ? [first.id] : (resolveCategories(catalogue.dictionary.categories, shared) ?? []);
  return {
    name: first.name,
    href: browsePath(others.length === 0 ? slugs : [first.slug]),
    categories,
    family: slugs.at(-2) ?? '',
    tier: wornTier(first.path),
    total: await countProducts(catalogue, { categories }),
  };
};

// Each count scans every product, and there are hundreds of categories. Counting in small groups lets requests run in
// between.
const mapInGroups = async <Item, Counted>(
  { index }: Catalogue,
  items: readonly Item[],
  count: (item: Item) => Promise<Counted>,
): Promise<Counted[]> => {
  const { atOnce } = index.capabilities;
  const counted: Counted[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    await letOthersGoFirst();
    counted.push(...(await Promise.all(items.slice(at, at + atOnce).map(count))));
  }
  return counted;
};

/** Categories with products, without the fallback. */
export const listFilled = async (catalogue: Catalogue): Promise<Category[]> => {
  const holds = async ({ id }: Category): Promise<boolean> =>
    (await countProducts(catalogue, { categories: [id] })) > 0;
  const placed = catalogue.dictionary.categories.filter(isPlaced);
  const held = await mapInGroups(catalogue, placed, holds);
  return placed.filter((_, at) => held[at]);
};

/** The distinct names of the kinds at these paths of the tree, without collecting and fallback categories. */
export const namesAt = ({ dictionary }: Catalogue, paths: readonly string[]): string[] => {
  const kinds = paths.flatMap((path) => dictionary.categories.find((category) => category.path === path) ?? []);
  return [...new Set(kinds.filter((kind) => isPlaced(kind) && !shelves.has(kind.slug)).map(({ name }) => name))];
};

/** The kinds in the shop: what people wear first, then the largest. */
export const listKinds = async (catalogue: Catalogue, filled: readonly Category[]): Promise<Kind[]> => {
  const named = innermost(filled).filter(({ slug }) => !shelves.has(slug));
  const bySlug = Map.groupBy(named, ({ slug }) => slug);
  const groups = [...bySlug.values()] as [Category, ...Category[]][];
  const kinds = await mapInGroups(catalogue, groups, (group) => toKind(catalogue, group));
  return kinds
    .sort((one, other) => one.tier - other.tier || other.total - one.total || one.name.localeCompare(other.name, 'en'))
    .slice(0, mostKinds);
};

/** The names of the kinds that have products, largest first. */
const namesIn = async (catalogue: Catalogue, kinds: readonly Kind[]): Promise<string[]> => {
  const counted = kinds.map(async ({ name, categories }) => ({
    name,
    total: await countProducts(catalogue, { categories }),
  }));
  return (await Promise.all(counted))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .map(({ name }) => name);
};

/** The names of the kinds in a department, largest there first. */
export const namesBelow = (catalogue: Catalogue, kinds: readonly Kind[], department: string): Promise<string[]> => {
  const below = new Set(
    catalogue.dictionary.categories.filter(({ path }) => path.startsWith(`${department}/`)).map(({ id }) => id),
  );
  const there = kinds.map((kind) => ({ ...kind, categories: kind.categories.filter((id) => below.has(id)) }));
  return namesIn(catalogue, there);
};

/** The `count` largest kinds. At most two per family come first, so that a clothes shop shows its shoes too. */
export const pickKinds = (kinds: readonly Kind[], count: number): Kind[] => {
  const inFamily = new Map<string, number>();
  const first = kinds.filter(({ family }) => {
    const before = inFamily.get(family) ?? 0;
    inFamily.set(family, before + 1);
    return before < 2;
  });
  return [...new Set([...first, ...kinds])].slice(0, count);
};
