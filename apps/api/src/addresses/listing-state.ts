import { type SortOrder, sentSort, sortOrders } from '@wearfolio/contracts/limits';
import { type FilterGroup, filterGroups, readPriceRange } from '@wearfolio/contracts/listing/listing-filters';

/** The query of a listing's address, without its scope. */
export type ListingState = {
  filters: readonly { group: FilterGroup; value: string }[];
  /** 1-based. */
  page: number;
  /** The order in the address; empty for the default of the page. */
  sort: SortOrder;
  /** As the web app passes it to `productList`. */
  wire: Readonly<Record<string, string | readonly string[]>>;
};

const idPattern = /^[1-9]\d{0,8}$/;

const isValue = (group: FilterGroup, text: string): boolean =>
  group === 'price_range' ? readPriceRange(text) !== null : idPattern.test(text);

const valuesOf = (group: FilterGroup, query: URLSearchParams): string[] => {
  const given = [...query.getAll(group), ...query.getAll(`${group}[]`)].map((text) => text.replaceAll(' ', ''));
  return [...new Set(given)].filter((text) => isValue(group, text));
};

/** Parses the query of a listing's page. Invalid values are ignored, as in the web app. */
export const readListingState = (query: URLSearchParams): ListingState => {
  const keyword = query.get('keyword') ?? '';
  const sort = sortOrders.find((order) => order === query.get('sort') && order !== 'relevance') ?? '';
  const chosen = filterGroups.map((group) => ({ group, values: valuesOf(group, query) }));
  const page = query.get('page') ?? '';
  const pageNumber = idPattern.test(page) ? Number(page) : 1;
  return {
    filters: chosen.flatMap(({ group, values }) => values.map((value) => ({ group, value }))),
    page: pageNumber,
    sort,
    wire: {
      ...Object.fromEntries(chosen.map(({ group, values }) => [group, values])),
      only: query.get('only') === 'exact' ? 'exact' : '',
      sort: sentSort(sort, keyword),
      page: String(pageNumber),
    },
  };
};
