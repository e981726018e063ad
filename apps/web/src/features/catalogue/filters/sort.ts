import type { SortOrder } from '@wearfolio/contracts/limits';
import { useSearchParams } from 'react-router-dom';

const byPrice: readonly { value: SortOrder; name: string }[] = [
  { value: 'desc', name: 'Price high to low' },
  { value: 'asc', name: 'Price low to high' },
];

/** Spec 9: the sort options and their names. The default is Newest; of a search it is what fits the words best. */
export const useSortNames = (): readonly { value: SortOrder; name: string }[] => {
  const [query] = useSearchParams();
  const isSearch = (query.get('keyword') ?? '').trim() !== '';
  return [{ value: '', name: isSearch ? 'Relevance' : 'Newest' }, ...byPrice];
};

/** The name of an order. */
export const useSortName = (sort: SortOrder): string => useSortNames().find(({ value }) => value === sort)?.name ?? '';
