import { getBrand, getStore } from '@wearfolio/contracts/catalogue';
import type { NamedShop } from '@wearfolio/contracts/listing/listing-scope';
import { findBrand, findStore } from '../../catalogue/brands/brands.ts';
import { findShippingPolicy } from '../../catalogue/queries.ts';
import type { FirstData, Shop } from './face.ts';
import { addressKey } from './first-data.ts';

/** The brand or store that a listing's page is all about, where there is one, with the reply that tells of it. */
export type PageOwner = { shop: NamedShop | null; firstData: FirstData };

type Params = Readonly<Record<string, string>>;

const replyAt = (url: string, slug: string, data: object): FirstData => ({
  [addressKey(url.replace(':slug', slug), {})]: JSON.stringify({ data }),
});

const findBrandOwner = async ({ catalogue }: Shop, slug: string): Promise<PageOwner | null> => {
  const brand = await findBrand(catalogue, slug);
  return brand && { shop: { id: brand.id, name: brand.display_name }, firstData: replyAt(getBrand.url, slug, brand) };
};

const findStoreOwner = async ({ readDb, catalogue }: Shop, slug: string): Promise<PageOwner | null> => {
  const store = await findStore(catalogue, slug);
  if (!store) return null;
  const shipping_policy = await findShippingPolicy(readDb(), store.id);
  return {
    shop: { id: store.id, name: store.store_name },
    firstData: replyAt(getStore.url, slug, { ...store, shipping_policy }),
  };
};

/** Whose page the parameters of a listing's route ask for; null where no brand or store with products has the slug. */
export const findOwner = async (shop: Shop, { brandSlug, storeSlug }: Params): Promise<PageOwner | null> => {
  if (brandSlug !== undefined) return findBrandOwner(shop, brandSlug);
  if (storeSlug !== undefined) return findStoreOwner(shop, storeSlug);
  return { shop: null, firstData: {} };
};
