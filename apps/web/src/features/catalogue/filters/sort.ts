import type { SortOrder } from '@wearfolio/contracts/limits';
import { useSearchParams } from 'react-router-dom';

const byPrice: readonly { value: SortOrder; name: string }[] = [
  { value: 'desc', name: 'Price high to low' },
  { value: 'asc', name: 'Price low to high' },
];

/**
 * Spec 9: the sort options and their names, the default first. That is Newest; of a search it is what fits the words best,
 * and Newest is another.
 */
export const useSortNames = (): readonly { value: SortOrder; name: string }[] => {
  const [query] = useSearchParams();
  const isSearch = (query.get('keyword') ?? '').trim() !== '';
  if (!isSearch) return [{ value: '', name: 'Newest' }, ...byPrice];
  return [{ value: '', name: 'Relevance' }, { value: 'newest', name: 'Newest' }, ...byPrice];
};

/** The name of an order; that of the default where the page has no such order. */
export const useSortName = (sort: SortOrder): string | undefined => {
  const orders = useSortNames();
  return (orders.find(({ value }) => value === sort) ?? orders[0])?.name;
};
