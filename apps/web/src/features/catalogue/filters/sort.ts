import type { SortOrder } from '@wearfolio/contracts/limits';
import { useSearchParams } from 'react-router-dom';

const newest = { value: '', name: 'Newest' } as const;
const relevance = { value: '', name: 'Relevance' } as const;
const byPrice = [
  { value: 'drop', name: 'Biggest drop' },
  { value: 'desc', name: 'Price high to low' },
  { value: 'asc', name: 'Price low to high' },
] as const;

/**
 * The orders with their names, and the current one (spec 9). An order that the page does not have counts as the
 * default. The default is Newest, and for a search it is relevance.
 */
export const useSortOrders = (sort: SortOrder) => {
  const [query] = useSearchParams();
  const isSearch = (query.get('keyword') ?? '').trim() !== '';
  const fallback = isSearch ? relevance : newest;
  const others = isSearch ? [{ ...newest, value: 'newest' as const }, ...byPrice] : byPrice;
  return { orders: [fallback, ...others], chosen: others.find(({ value }) => value === sort) ?? fallback };
};
