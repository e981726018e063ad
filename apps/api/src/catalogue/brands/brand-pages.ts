import type { getBrand, getStore } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { PromotedKey } from '@wearfolio/contracts/listing/promoted';
import type { Database } from '@wearfolio/database/client';
import { type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { findBrandAbout, findStoreAbout } from '../../products/queries.ts';
import { resolveCollection } from '../resolve-collection.ts';
import { findBrand, findStore } from './brands.ts';

type BrandPage = Reply<typeof getBrand>['data'];
type StorePage = Reply<typeof getStore>['data'];

type Counts = Pick<BrandPage, 'new_count' | 'sale_count'>;

/** How many products of a brand or store the pages New In and Sale have. */
const countPromoted = async (
  db: Database,
  catalogue: Catalogue,
  owner: Pick<ListingFilter, 'brands'> | Pick<ListingFilter, 'stores'>,
): Promise<Counts> => {
  const countIn = async (key: PromotedKey): Promise<number> => {
    const filter = { ...openFilter, ...owner, ...(await resolveCollection(db, catalogue, key)) };
    return (await catalogue.index.answer({ filter, sort: 'newest', offset: 0, limit: 0 })).total;
  };
  const [fresh, reduced] = await Promise.all([countIn('new'), countIn('sale')]);
  return { new_count: fresh, sale_count: reduced };
};

/** The brand with this slug and what its page says of it, or null. */
export const findBrandPage = async (db: Database, catalogue: Catalogue, slug: string): Promise<BrandPage | null> => {
  const brand = await findBrand(catalogue, slug);
  if (!brand) return null;
  const [about, counts] = await Promise.all([
    findBrandAbout(db, brand.id),
    countPromoted(db, catalogue, { brands: [brand.id] }),
  ]);
  return { ...brand, ...about, ...counts };
};

/** The store with this slug and what its page says of it in the catalog's market; or null. `home` is the shop's country. */
export const findStorePage = async (
  db: Database,
  catalogue: Catalogue,
  { slug, home }: { slug: string; home: string },
): Promise<StorePage | null> => {
  const store = await findStore(catalogue, slug);
  if (!store) return null;
  const [about, counts] = await Promise.all([
    findStoreAbout(db, store.id, { home, destination: catalogue.destination }),
    countPromoted(db, catalogue, { stores: [store.id] }),
  ]);
  return { ...store, ...about, ...counts };
};
