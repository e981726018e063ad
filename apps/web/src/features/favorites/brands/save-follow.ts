import type { QueryClient } from '@tanstack/react-query';
import { followBrand } from '@wearfolio/contracts/favorites';
import { ApiError, call } from '../../../lib/api-client.ts';
import { tokenOf, type UserDetails } from '../../../session/session.ts';
import { forgetWish } from '../guest-wishes.ts';

/**
 * Tells the server that a customer follows a brand or lets go of it, though somebody else may be signed in by now, and
 * everything that is cached agrees afterwards; answers its message. A reply whose `status` is false is a refusal, thrown as
 * an ApiError with status 200.
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
  // Followed or let go of since, it is no wish any more.
  forgetWish({ brand_id: brandId }, customer.id);
  await client.invalidateQueries({ queryKey: ['followedBrands'] });
  return reply.message;
};
