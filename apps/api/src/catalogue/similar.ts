import { stripSize } from '@wearfolio/contracts/limits';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { traitsOf } from '@wearfolio/contracts/listing/traits';
import { fold } from '@wearfolio/contracts/text/fold';
import type { Database } from '@wearfolio/database/client';
import { openFilter } from '@wearfolio/listing-index/filter';
import { allWordsOf } from '@wearfolio/listing-index/words';
import { termOf } from '@wearfolio/query/reading';
import type { Catalogue } from '../engine/follow-listing.ts';
import { findStandIn } from '../products/product-queries.ts';
import { listCards } from '../products/queries.ts';
import { isShownIn } from '../products/ships.ts';

/** How many products of the same kind are compared. */
const comparedMax = 120;

/** Words of a long title beyond these are ignored. */
const wordsMax = 8;

/** What each likeness is worth. A price twice or half as high is half as like. */
const weights = { words: 3, traits: 2, colors: 1.5, price: 1.5 } as const;

/** What decides how alike two products are. Prices are in cents. */
export type Traced = {
  productId: number;
  clusterId: number;
  colorIds: readonly number[];
  traitIds: readonly number[];
  priceCents: number | null;
};

// Not those of price and delivery.
const looks = new Set(
  (['material', 'pattern', 'cut', 'length'] as const).flatMap((group) => traitsOf[group].map(({ id }) => id)),
);

const shareOf = (wanted: readonly number[], given: readonly number[]): number =>
  wanted.length === 0 ? 0 : wanted.filter((id) => given.includes(id)).length / wanted.length;

const nearnessOf = (one: number | null, other: number | null): number =>
  one && other ? Math.min(one, other) / Math.max(one, other) : 0;

/**
 * The products of `found` that are most like `product`, best first, one of each cluster. `found` is in the order of the
 * words that they share with its title.
 */
export const rankSimilar = (product: Traced, found: readonly Traced[]): number[] => {
  const scored = found.map((other, rank) => ({
    ...other,
    score:
      weights.words * (1 - rank / comparedMax) +
      weights.traits * shareOf(product.traitIds, other.traitIds) +
      weights.colors * shareOf(product.colorIds, other.colorIds) +
      weights.price * nearnessOf(product.priceCents, other.priceCents),
  }));
  const others = scored.filter(({ clusterId }) => clusterId !== product.clusterId);
  return others.toSorted((one, other) => other.score - one.score).map(({ productId }) => productId);
};

const traced = { productId: true, clusterId: true, colorIds: true, traitIds: true, priceCents: true } as const;

const looksOf = <T extends Traced>(row: T): T => ({ ...row, traitIds: row.traitIds.filter((id) => looks.has(id)) });

/** Ids of the lowest category of the row and of that above it, lowest first. Departments hold too much else. */
const kindsOf = ({ categories }: Catalogue['dictionary'], ids: readonly number[]): number[] =>
  categories
    .filter(({ id, level }) => level > 1 && ids.includes(id))
    .toSorted((one, other) => other.level - one.level)
    .map(({ id }) => id);

/** Products of the same kind that can be bought, those first that share the most words of the title. */
const compared = async (catalogue: Catalogue, title: string, kind: number): Promise<number[]> => {
  const words = [...new Set(allWordsOf(fold(title)))].slice(0, wordsMax);
  const { ids } = await catalogue.index.answer({
    filter: { ...openFilter, categories: [kind], isInStock: true },
    sort: 'relevance',
    terms: words.map((word) => termOf([word])),
    offset: 0,
    limit: comparedMax,
  });
  return ids;
};

const findShown = (db: Database, productId: number, destination: Destination | null) =>
  db.listing.findFirst({
    where: { productId, ...isShownIn(destination) },
    select: { ...traced, title: true, categoryIds: true },
  });

/** The product for which the call of details answers too. */
const findNamed = async (db: Database, id: number, destination: Destination | null) => {
  const product = await findShown(db, id, destination);
  if (product) return product;
  const standIn = await findStandIn(db, id, destination);
  return standIn === null ? null : findShown(db, standIn, destination);
};

/**
 * behavior.md#product-similar: the products most like a product, at most `stripSize`. They are of its kind, or of the
 * kind above where its own has too few. Null when the product is not in the market.
 */
export const findSimilar = async (db: Database, catalogue: Catalogue, id: number): Promise<ProductCard[] | null> => {
  const product = await findNamed(db, id, catalogue.destination ?? null);
  if (!product) return null;
  let ids: number[] = [];
  for (const kind of kindsOf(catalogue.dictionary, product.categoryIds)) {
    ids = await compared(catalogue, product.title, kind);
    if (ids.length > stripSize) break;
  }
  const rows = await db.listing.findMany({ where: { productId: { in: ids } }, select: traced });
  const rowOf = new Map(rows.map((row) => [row.productId, looksOf(row)]));
  const found = ids.flatMap((one) => rowOf.get(one) ?? []);
  return listCards(db, catalogue, rankSimilar(looksOf(product), found).slice(0, stripSize));
};
