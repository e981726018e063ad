import type { QueryClient } from '@tanstack/react-query';
import { followBrand } from '@wearfolio/contracts/favorites';
import { ApiError, call } from '../../../lib/api-client.ts';
import { tokenOf, type UserDetails } from '../../../session/session.ts';
import { removePending } from '../pending-items.ts';

/**
 * Follows or unfollows a brand for this customer, even if another one is signed in by now, and updates the cache.
 * Returns the message to show. A reply with a false `status` is a refusal and throws an ApiError with status 200.
 */
export const saveFollow = async (
  client: QueryClient,
  customer: UserDetails,
  brandId: number,
  isFollowed: boolean,
): Promise<string> => {
  const actionType = isFollowed ? 'add' : 'remove';
  const reply = await call(followBrand, { body: { brand_id: brandId, actionType } }, { token: tokenOf(customer) });
  if (!reply.status) throw new ApiError(200, reply.message);
  // The choice made now replaces a pending one.
  removePending({ brand_id: brandId }, customer.id);
  await client.invalidateQueries({ queryKey: ['followedBrands'] });
  return reply.message;
};
