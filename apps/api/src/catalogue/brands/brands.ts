import type { getBrand, getStore } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { Catalogue } from '../../engine/follow-listing.ts';

type Brand = Reply<typeof getBrand>['data'];
type Store = Omit<Reply<typeof getStore>['data'], 'shipping_policy'>;

/** The brand with this slug, or null when it has no active product. */
export const findBrand = async (catalogue: Catalogue, slug: string): Promise<Brand | null> => {
  const brand = catalogue.dictionary.brands.values().find((known) => known.slug === slug);
  const count = brand && (await catalogue.countAll()).brand.get(brand.id);
  return brand && count ? { id: brand.id, display_name: brand.name, slug, count } : null;
};

/** The store with this slug, or null when it has no active product. */
export const findStore = async (catalogue: Catalogue, slug: string): Promise<Store | null> => {
  const store = catalogue.dictionary.stores.values().find((known) => known.slug === slug);
  const count = store && (await catalogue.countAll()).store.get(store.id);
  return store && count ? { id: store.id, store_name: store.name, slug, count } : null;
};
