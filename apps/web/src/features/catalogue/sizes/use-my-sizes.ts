import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fitProduct, listMySizes, listWearable, setMySizes } from '@wearfolio/contracts/sizes';
import { call } from '../../../lib/api-client.ts';
import { useSession } from '../../../session/session.ts';
import { type FitQuery, keepGuestSizes, useKeptSizes } from '../../../session/worn-sizes.ts';

/** The kinds and systems of sizes that the shop asks for. */
export const wearableQuery = queryOptions({
  queryKey: ['wearable'],
  queryFn: async ({ signal }) => (await call(listWearable, {}, signal)).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The saved sizes of a customer, with their names. */
export const mySizesQuery = (customerId: number | undefined) =>
  queryOptions({
    queryKey: ['mySizes', customerId],
    queryFn: async ({ signal }) => (await call(listMySizes, {}, signal)).data,
    enabled: customerId !== undefined,
  });

const productFitQuery = (productId: number, customerId: number | undefined, fit: FitQuery) =>
  queryOptions({
    queryKey: ['productFit', productId, customerId, fit],
    queryFn: async ({ signal }) =>
      (await call(fitProduct, { params: { id: String(productId) }, querystring: fit }, signal)).data,
    enabled: fit.fit !== undefined || fit.wear !== undefined,
  });

/** The sizes of a product that fit the shopper, and the shopper's size of its kind; also while the switch is off. */
export const useProductFit = (productId: number): { fitting: readonly number[]; worn: string | null } => {
  const { userDetails } = useSession();
  const { worn } = useMySizes();
  const guests = worn && worn.length > 0 ? { wear: [...worn] } : {};
  const fit: FitQuery = userDetails && worn && worn.length > 0 ? { fit: '1' } : guests;
  const { data } = useQuery(productFitQuery(productId, userDetails?.id, fit));
  return { fitting: data?.size_ids ?? [], worn: data?.worn ?? null };
};

/** Invalidates everything that depends on the shopper's sizes; with an id, also the sizes themselves. */
export const refetchSized = async (client: QueryClient, customerId?: number): Promise<void> => {
  const own = customerId === undefined ? [] : [['mySizes', customerId]];
  const keys = [...own, ['productList'], ['options'], ['favorites'], ['productFit']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** The shopper's sizes, from the browser for guests and from the profile for customers. `save` replaces them. */
export const useMySizes = () => {
  const { userDetails } = useSession();
  const { worn: guests } = useKeptSizes();
  const client = useQueryClient();
  const { data } = useQuery(mySizesQuery(userDetails?.id));
  const worn = userDetails ? data?.map(({ wear }) => wear) : guests;
  const save = async (wear: readonly string[]): Promise<void> => {
    if (!userDetails) {
      keepGuestSizes(wear);
      return;
    }
    const { data: kept } = await call(setMySizes, { body: { wear: [...wear] } });
    client.setQueryData(mySizesQuery(userDetails.id).queryKey, kept);
    void refetchSized(client);
  };
  return { worn, save };
};
