import type { SortOrder } from '@wearfolio/contracts/limits';

/** Spec 9: the sort options and their names, Newest being the default. */
export const sortNames: readonly { value: SortOrder; name: string }[] = [
  { value: '', name: 'Newest' },
  { value: 'desc', name: 'Price high to low' },
  { value: 'asc', name: 'Price low to high' },
];

/** The name of an order. */
export const sortName = (sort: SortOrder): string => sortNames.find(({ value }) => value === sort)?.name ?? 'Newest';
