import { queryOptions } from '@tanstack/react-query';
import { getHomeContent, getHomepage } from '@wearfolio/contracts/home';
import { call } from '../../lib/api-client.ts';
import { firstReply, firstReplyMadeAt } from '../../lib/first-data.ts';
import { guestReplyMadeAt } from '../../session/reply-age.ts';

/** What ops published for the home page, and what people favourited. */
export const homepageQuery = queryOptions({
  queryKey: ['homepage'],
  queryFn: ({ signal }) => call(getHomepage, {}, signal),
  initialData: () => firstReply(getHomepage, {}),
  initialDataUpdatedAt: guestReplyMadeAt,
});

/** The words and pictures of the home page. */
export const homeContentQuery = queryOptions({
  queryKey: ['homeContent'],
  queryFn: async ({ signal }) => (await call(getHomeContent, {}, signal)).data,
  initialData: () => firstReply(getHomeContent, {})?.data,
  initialDataUpdatedAt: firstReplyMadeAt,
});
