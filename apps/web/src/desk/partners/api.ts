import { queryOptions } from '@tanstack/react-query';
import { listPartners } from '@wearfolio/contracts/desk-partners';
import { listWebhooks } from '@wearfolio/contracts/desk-webhooks';
import { call } from '../../lib/api-client.ts';

/** All partners by name. */
export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: async ({ signal }) => (await call(listPartners, {}, signal)).data,
});

/** All webhooks by partner. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => (await call(listWebhooks, {}, signal)).data,
});
