import type { getBrand, getStore } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { brandPath } from '../../addresses/page-paths.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';

type Brand = Pick<Reply<typeof getBrand>['data'], 'id' | 'display_name' | 'slug' | 'count'>;
type Store = Pick<Reply<typeof getStore>['data'], 'id' | 'store_name' | 'slug' | 'count'>;

/** The brand with this slug, or into which that was merged. Null when it has no active product. */
export const findBrand = async (catalogue: Catalogue, slug: string): Promise<Brand | null> => {
  const { brands, mergedBrands } = catalogue.dictionary;
  const merged = mergedBrands.find((known) => known.slug === slug);
  const brand = merged ? brands.get(merged.shownId) : brands.values().find((known) => known.slug === slug);
  const count = brand && (await catalogue.countAll()).brand.get(brand.id);
  return brand && count ? { id: brand.id, display_name: brand.name, slug: brand.slug, count } : null;
};

/** These brands; instead of a merged one, the one that it was merged into. */
export const currentBrands = ({ dictionary }: Catalogue, ids: readonly number[]): readonly number[] => {
  const { mergedBrands } = dictionary;
  if (mergedBrands.length === 0 || ids.length === 0) return ids;
  return [...new Set(ids.map((id) => mergedBrands.find((merged) => merged.id === id)?.shownId ?? id))];
};

/** The path of the brand into which staff merged the one with this slug, or null. */
export const movedBrand = ({ dictionary }: Catalogue, slug: string | undefined): string | null => {
  const merged = dictionary.mergedBrands.find((known) => known.slug === slug);
  const brand = merged && dictionary.brands.get(merged.shownId);
  return brand ? brandPath(brand.slug) : null;
};

/** The store with this slug, or null when it has no active product. */
export const findStore = async (catalogue: Catalogue, slug: string): Promise<Store | null> => {
  const store = catalogue.dictionary.stores.values().find((known) => known.slug === slug);
  const count = store && (await catalogue.countAll()).store.get(store.id);
  return store && count ? { id: store.id, store_name: store.name, slug, count } : null;
};
