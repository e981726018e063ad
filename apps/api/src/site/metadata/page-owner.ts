import { getBrand, getStore } from '@wearfolio/contracts/catalogue';
import type { NamedShop } from '@wearfolio/contracts/listing/listing-scope';
import { findBrand, findStore } from '../../catalogue/brands/brands.ts';
import { findBrandAbout, findStoreAbout } from '../../products/queries.ts';
import { addressKey } from './first-data.ts';
import type { FirstData, Shop } from './page-metadata.ts';

/** The brand or store of a listing's page, if any, with the API reply about it. */
export type PageOwner = { shop: NamedShop | null; firstData: FirstData };

type Params = Readonly<Record<string, string>>;

const replyAt = (url: string, slug: string, data: object): FirstData => ({
  [addressKey(url.replace(':slug', slug), {})]: JSON.stringify({ data }),
});

const findBrandOwner = async ({ readDb, catalogue }: Shop, slug: string): Promise<PageOwner | null> => {
  const brand = await findBrand(catalogue, slug);
  if (!brand) return null;
  const about = await findBrandAbout(readDb(), brand.id);
  return {
    shop: { id: brand.id, name: brand.display_name },
    firstData: replyAt(getBrand.url, slug, { ...brand, ...about }),
  };
};

const findStoreOwner = async ({ readDb, catalogue }: Shop, slug: string): Promise<PageOwner | null> => {
  const store = await findStore(catalogue, slug);
  if (!store) return null;
  const about = await findStoreAbout(readDb(), store.id);
  return {
    shop: { id: store.id, name: store.store_name },
    firstData: replyAt(getStore.url, slug, { ...store, ...about }),
  };
};

/** The brand or store in a listing's route parameters. Null when none with products has the slug. */
export const findOwner = async (shop: Shop, { brandSlug, storeSlug }: Params): Promise<PageOwner | null> => {
  if (brandSlug !== undefined) return findBrandOwner(shop, brandSlug);
  if (storeSlug !== undefined) return findStoreOwner(shop, storeSlug);
  return { shop: null, firstData: {} };
};
