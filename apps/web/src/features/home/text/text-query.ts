import { queryOptions } from '@tanstack/react-query';
import { getText } from '@wearfolio/contracts/home';
import { call } from '../../../lib/api-client.ts';
import { firstReply, firstReplyMadeAt } from '../../../lib/first-data.ts';

/** A text that staff can supply, by name; `html` is null if there is none (behavior.md#staff-texts). */
export const textQuery = (page: string) =>
  queryOptions({
    queryKey: ['text', page],
    queryFn: async ({ signal }) => (await call(getText, { params: { page } }, signal)).data,
    initialData: () => firstReply(getText, { params: { page } })?.data,
    initialDataUpdatedAt: firstReplyMadeAt,
  });
