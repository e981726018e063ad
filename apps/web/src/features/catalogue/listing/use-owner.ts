import { useQuery } from '@tanstack/react-query';
import type { getBrand, getStore, StoreDelivery } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { NamedShop } from '@wearfolio/contracts/listing/listing-scope';
import { ApiError } from '../../../lib/api-client.ts';
import { brandQuery, storeQuery } from '../api.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** The brand or store of a listing; `shop` is null until it is loaded. */
export type Owner = {
  group: 'brand' | 'store';
  shop: NamedShop | null;
  /** A store's shipping text; null if it has none. */
  shippingPolicy: string | null;
  /** What a store asks for delivery and returns; null if unknown. */
  delivery: StoreDelivery | null;
  /** What staff say of it, counts, and the slug of its page, which is another one for a merged brand. */
  about: Reply<typeof getBrand>['data'] | Reply<typeof getStore>['data'] | null;
  /** No brand or store with products has this slug. */
  isMissing: boolean;
  /** Nothing is known of it yet. */
  isComing: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** The brand or store of `/brand/:brandSlug` and `/store/:storeSlug`; null on any other listing. */
export const useOwner = ({ brandSlug, storeSlug }: Params): Owner | null => {
  const brand = useQuery({ ...brandQuery(brandSlug ?? ''), enabled: brandSlug !== undefined });
  const store = useQuery({ ...storeQuery(storeSlug ?? ''), enabled: storeSlug !== undefined });
  if (brandSlug === undefined && storeSlug === undefined) return null;
  const { error, isLoading, refetch } = brandSlug === undefined ? store : brand;
  // An invalid slug is refused with 400, an unknown one with 404.
  const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
  const named = brand.data
    ? { id: brand.data.id, name: brand.data.display_name }
    : store.data && { id: store.data.id, name: store.data.store_name };
  return {
    about: brand.data ?? store.data ?? null,
    group: brandSlug === undefined ? 'store' : 'brand',
    shop: named ?? null,
    shippingPolicy: store.data?.shipping_policy ?? null,
    delivery: store.data?.delivery ?? null,
    isMissing,
    isComing: isLoading,
    hasFailed: error !== null && !isMissing && !named,
    retry: () => void refetch(),
  };
};
