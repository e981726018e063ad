import { pageSize, stripSize } from '@wearfolio/contracts/limits';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Database } from '@wearfolio/database/client';
import { type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import type { Catalogue } from '../engine/follow-listing.ts';
import { untilChanged } from '../engine/until-changed.ts';
import { shownPicture } from '../products/product-card.ts';
import { listCards } from '../products/queries.ts';
import { listCollectionIds, listFirstSeen } from './collection-queries.ts';
import { pickVaried } from './pick-varied.ts';
import { isWorn } from './worn.ts';

/** The number of newest products to pick varied ones from. The listing caches this many places of an order. */
const newestConsidered = 240;

/** The number of brands, and the number of newest products of each. */
const brandsConsidered = 24;
const eachBrand = 12;

const week = 7 * 24 * 60 * 60 * 1000;

const wornCategories = ({ dictionary }: Catalogue): number[] =>
  dictionary.categories.filter(({ path }) => isWorn(path)).map(({ id }) => id);

/** Ids of the newest products that match a filter: those in stock, or all when none is in stock. */
export const listNewestIds = async (
  { index }: Catalogue,
  filter: Partial<ListingFilter>,
  limit: number,
): Promise<number[]> => {
  const ask = async (isInStock: boolean): Promise<number[]> =>
    (await index.answer({ filter: { ...openFilter, ...filter, isInStock }, sort: 'newest', offset: 0, limit })).ids;
  const inStock = await ask(true);
  return inStock.length > 0 ? inStock : ask(false);
};

/** The ids of the brands with the most products, largest first; those with the most in these categories before all. */
export const largestBrands = async (
  { countAll, index }: Catalogue,
  count: number,
  categories: readonly number[] = [],
): Promise<number[]> => {
  const { brand: there } =
    categories.length > 0
      ? await index.facets({ ...openFilter, categories }, [])
      : { brand: new Map<number, number>() };
  const sizeThere = (id: number): number => there.get(id) ?? 0;
  return [...(await countAll()).brand]
    .sort(([id, size], [otherId, otherSize]) => sizeThere(otherId) - sizeThere(id) || otherSize - size || id - otherId)
    .slice(0, count)
    .map(([id]) => id);
};

/** The cards of these products that have a picture, or all of them when none has. */
export const listPictured = async (
  db: Database,
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<ProductCard[]> => {
  const cards = await listCards(db, catalogue, [...new Set(ids)]);
  const pictured = cards.filter((card) => shownPicture(card) !== null);
  return pictured.length > 0 ? pictured : cards;
};

/** More weeks than any catalogue is old. */
const longAgo = 10_000;

/**
 * 1 if the shop does not have the card's picture: the size of such a picture is unknown. It may be on its way, but a
 * store out of reach never sends it.
 */
const isAwaited = ({ image_width }: ProductCard): number => Number(image_width === null);

/** Tiers for `pickVaried`: what people wear first, and of that what has its picture. */
export const wornFirst = (card: ProductCard): number => (isWorn(card.category_path) ? 0 : 2) + isAwaited(card);

/**
 * The newest products, varied. One feed brings many similar products at a time, and the plain order would show one kind
 * from one store. Products whose picture is there come first, then those of a later week. All are of what people wear,
 * if those fill a row.
 */
const pickNewest = async (db: Database, catalogue: Catalogue): Promise<number[]> => {
  const brands = await largestBrands(catalogue, brandsConsidered);
  const ids = await Promise.all([
    listNewestIds(catalogue, { categories: wornCategories(catalogue) }, newestConsidered),
    listNewestIds(catalogue, {}, newestConsidered),
    ...brands.map((id) => listNewestIds(catalogue, { brands: [id] }, eachBrand)),
  ]);
  const cards = await listPictured(db, catalogue, ids.flat());
  const firstSeen = await listFirstSeen(
    db,
    cards.map(({ product_id }) => product_id),
  );
  const newest = Math.max(...firstSeen.values());
  const tierOf = (card: ProductCard) =>
    Math.floor((newest - (firstSeen.get(card.product_id) ?? 0)) / week) + longAgo * isAwaited(card);
  const pick = (from: readonly ProductCard[]) => pickVaried(from, pageSize, tierOf);
  const worn = pick(cards.filter(({ category_path }) => isWorn(category_path)));
  return (worn.length < stripSize ? pick(cards) : worn).map(({ product_id }) => product_id);
};

/** The newest products of the largest brands, the same number of each. */
const pickFeatured = async (db: Database, catalogue: Catalogue): Promise<number[]> => {
  const brands = await largestBrands(catalogue, stripSize);
  const perBrand = Math.ceil(stripSize / Math.max(brands.length, 1));
  const picks = brands.map(async (id) =>
    pickVaried(
      await listPictured(db, catalogue, await listNewestIds(catalogue, { brands: [id] }, eachBrand)),
      perBrand,
      wornFirst,
    ),
  );
  const rows = await Promise.all(picks);
  const places = Array.from({ length: perBrand }, (_, place) => rows.flatMap((row) => row[place]?.product_id ?? []));
  return places.flat().slice(0, stripSize);
};

type Pick = (db: Database, catalogue: Catalogue) => Promise<number[]>;

const whereUnpublished = (key: string, pick: Pick) =>
  untilChanged(async (db, catalogue) => {
    const [published] = await listCollectionIds(db, key, 1);
    return published === undefined ? pick(db, catalogue) : null;
  });

const ownPicks = new Map([
  ['weekly_product', whereUnpublished('weekly_product', pickNewest)],
  ['featured_product', whereUnpublished('featured_product', pickFeatured)],
]);

/**
 * Ids of the products for a home-page key under which staff published nothing (behavior.md#home-own-catalogue). Null
 * for a published key and for any other key.
 */
export const listOwnIds = async (db: Database, catalogue: Catalogue, key: string): Promise<number[] | null> =>
  (await ownPicks.get(key)?.(db, catalogue)) ?? null;
