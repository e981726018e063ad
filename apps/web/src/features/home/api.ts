import { queryOptions } from '@tanstack/react-query';
import { getHomeContent, getHomepage } from '@wearfolio/contracts/home';
import { call } from '../../lib/api-client.ts';
import { firstReply, firstReplyMadeAt } from '../../lib/first-data.ts';
import { guestReplyMadeAt } from '../../session/reply-age.ts';

/** The published collections of the home page, and the products with the most favorites. */
export const homepageQuery = queryOptions({
  queryKey: ['homepage'],
  queryFn: ({ signal }) => call(getHomepage, {}, signal),
  initialData: () => firstReply(getHomepage, {}),
  initialDataUpdatedAt: guestReplyMadeAt,
});

/** The sections of the home page. */
export const homeContentQuery = queryOptions({
  queryKey: ['homeContent'],
  queryFn: async ({ signal }) => (await call(getHomeContent, {}, signal)).data,
  initialData: () => firstReply(getHomeContent, {})?.data,
  initialDataUpdatedAt: firstReplyMadeAt,
});
