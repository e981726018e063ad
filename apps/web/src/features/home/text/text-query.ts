import { queryOptions } from '@tanstack/react-query';
import { getText, type textPages } from '@wearfolio/contracts/home';
import { call } from '../../../lib/api-client.ts';
import { firstReply, firstReplyMadeAt } from '../../../lib/first-data.ts';

/** A text that ops may supply; null where there is none (decision 28). */
export const textQuery = (page: (typeof textPages)[number]) =>
  queryOptions({
    queryKey: ['text', page],
    queryFn: async ({ signal }) => (await call(getText, { params: { page } }, signal)).data.html,
    initialData: () => firstReply(getText, { params: { page } })?.data.html,
    initialDataUpdatedAt: firstReplyMadeAt,
  });
