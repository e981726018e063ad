import { type SortOrder, sortOrders } from '@wearfolio/contracts/limits';
import { type Message, message } from '@wearfolio/messages/key';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';

type Named = Exclude<SortOrder, '' | 'relevance'>;

const names = {
  newest: message('listing.sortNewest'),
  popular: message('listing.sortMostPopular'),
  drop: message('listing.sortDrop'),
  desc: message('listing.sortHighToLow'),
  asc: message('listing.sortLowToHigh'),
  delivered: message('ui.priceWithDelivery'),
} as const satisfies Readonly<Record<Named, Message>>;

const named = sortOrders.filter((order): order is Named => order !== '' && order !== 'relevance');

type Order = { value: SortOrder; name: string };

/**
 * The orders with their names, and the current one (behavior.md#listing-sort). An order that the page does not have
 * counts as the default. The default is Newest, and for a search it is relevance.
 */
export const useSortOrders = (sort: SortOrder): { orders: readonly Order[]; chosen: Order } => {
  const [query] = useSearchParams();
  const isSearch = (query.get('keyword') ?? '').trim() !== '';
  const fallback: Order = { value: '', name: isSearch ? t('listing.sortRelevance') : t(names.newest) };
  const others = named
    .filter((order) => isSearch || order !== 'newest')
    .map((value): Order => ({ value, name: t(names[value]) }));
  return { orders: [fallback, ...others], chosen: others.find(({ value }) => value === sort) ?? fallback };
};
