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
 * Spec 9: the sort options with their names, and which of them holds: the default where the page has no such order. The
 * default is Newest; of a search it is what fits the words best, and Newest is another.
 */
export const useSortOrders = (sort: SortOrder) => {
  const [query] = useSearchParams();
  const isSearch = (query.get('keyword') ?? '').trim() !== '';
  const fallback = isSearch ? relevance : newest;
  const others = isSearch ? [{ ...newest, value: 'newest' as const }, ...byPrice] : byPrice;
  return { orders: [fallback, ...others], chosen: others.find(({ value }) => value === sort) ?? fallback };
};
