import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  listDeskMatches,
  listDeskOffers,
  listDeskPrices,
  type MatchList,
  type PriceList,
  undoDeskAct,
} from '@wearfolio/contracts/desk-decisions';
import { listDeskNotices, type NoticeList } from '@wearfolio/contracts/desk-notices';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useChange } from '../api.ts';
import { dataOf, replyTo } from '../reading.ts';

export const matchesQuery = (list: MatchList, page: number) =>
  queryOptions({
    ...replyTo(listDeskMatches, { querystring: { list, page: String(page) } }),
    // An import groups its offers after its products are published, so that matches follow.
    refetchInterval: ({ state }) => (state.data?.counts.waiting === 0 ? 5000 : false),
    placeholderData: keepPreviousData,
  });

export const pricesQuery = (list: PriceList, page: number) =>
  queryOptions({
    ...replyTo(listDeskPrices, { querystring: { list, page: String(page) } }),
    placeholderData: keepPreviousData,
  });

export const noticesQuery = (list: NoticeList, page: number) =>
  queryOptions({
    ...replyTo(listDeskNotices, { querystring: { list, page: String(page) } }),
    // The audit log records each reading of an address.
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });

export const offersQuery = (id: number) => queryOptions(dataOf(listDeskOffers, { querystring: { id: String(id) } }));

type Decided = { message: string; act: string | null };

/** Undoes what was decided together. */
export const useUndoAct = () => useChange({ mutationFn: (act: string) => call(undoDeskAct, { body: { act } }) });

/** Decides about offers and shows a toast with an undo button. */
export const useDecision = <Sent>(decide: (sent: Sent) => Promise<Decided>) => {
  const undo = useUndoAct();
  return useChange<{ message?: string }, Sent>({
    mutationFn: async (sent) => {
      const { message, act } = await decide(sent);
      const action = act === null ? {} : { action: { label: t('ui.undo'), perform: () => undo.mutate(act) } };
      showToast({ text: message, duration: 10_000, ...action });
      return {};
    },
  });
};
