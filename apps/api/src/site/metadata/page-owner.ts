import { getBrand, getStore } from '@wearfolio/contracts/catalogue';
import type { NamedShop } from '@wearfolio/contracts/listing/listing-scope';
import { findBrandPage, findStorePage } from '../../catalogue/brands/brand-pages.ts';
import { addressKey } from './first-data.ts';
import type { FirstData, Shop } from './page-metadata.ts';

/** The brand or store of a listing's page, if any, with the API reply about it. */
export type PageOwner = { shop: NamedShop | null; firstData: FirstData };

type Params = Readonly<Record<string, string>>;

const replyAt = (url: string, slug: string, data: object): FirstData => ({
  [addressKey(url.replace(':slug', slug), {})]: JSON.stringify({ data }),
});

const findBrandOwner = async ({ readDb, catalogue }: Shop, slug: string): Promise<PageOwner | null> => {
  const brand = await findBrandPage(readDb(), catalogue, slug);
  if (!brand) return null;
  return { shop: { id: brand.id, name: brand.display_name }, firstData: replyAt(getBrand.url, slug, brand) };
};

const findStoreOwner = async ({ readDb, catalogue, identity }: Shop, slug: string): Promise<PageOwner | null> => {
  const store = await findStorePage(readDb(), catalogue, { slug, home: identity.country });
  if (!store) return null;
  return { shop: { id: store.id, name: store.store_name }, firstData: replyAt(getStore.url, slug, store) };
};

/** The brand or store in a listing's route parameters. Null when none with products has the slug. */
export const findOwner = async (shop: Shop, { brandSlug, storeSlug }: Params): Promise<PageOwner | null> => {
  if (brandSlug !== undefined) return findBrandOwner(shop, brandSlug);
  if (storeSlug !== undefined) return findStoreOwner(shop, storeSlug);
  return { shop: null, firstData: {} };
};
