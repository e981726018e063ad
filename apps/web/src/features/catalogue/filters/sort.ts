import { type SortOrder, sortOrders } from '@wearfolio/contracts/limits';
import { useSearchParams } from 'react-router-dom';

type Named = Exclude<SortOrder, '' | 'relevance'>;

const names: Readonly<Record<Named, string>> = {
  newest: 'Newest',
  drop: 'Biggest drop',
  desc: 'Price high to low',
  asc: 'Price low to high',
  delivered: 'Price with delivery',
};

const named = sortOrders.filter((order): order is Named => order !== '' && order !== 'relevance');

type Order = { value: SortOrder; name: string };

/**
 * The orders with their names, and the current one (behavior.md#listing-sort). An order that the page does not have
 * counts as the default. The default is Newest, and for a search it is relevance.
 */
export const useSortOrders = (sort: SortOrder): { orders: readonly Order[]; chosen: Order } => {
  const [query] = useSearchParams();
  const isSearch = (query.get('keyword') ?? '').trim() !== '';
  const fallback: Order = { value: '', name: isSearch ? 'Relevance' : names.newest };
  const others = named
    .filter((order) => isSearch || order !== 'newest')
    .map((value): Order => ({ value, name: names[value] }));
  return { orders: [fallback, ...others], chosen: others.find(({ value }) => value === sort) ?? fallback };
};
