import * as z from 'zod/mini';
import {
  gatherLists,
  idListParam,
  keywordParam,
  nameListParam,
  pageParam,
  priceRangeListParam,
  textParam,
} from '../fields/query-fields.ts';
import { fitParam, wearListParam } from '../fields/wear-fields.ts';
import { sortOrders } from '../limits.ts';
import { alphabet } from '../text/alphabet.ts';
import { filterGroups } from './listing-filters.ts';

// Of `page` and `sort`, only the list forms are rejected. Unknown keys such as `pageSize` are ignored.
const plainFilters = [
  ...['keyword', 'searchKeyword', 'parentCateg', 'subCateg', 'childCateg', 'homepageKey'],
  ...['page[', 'sort['],
];

const looseLists = ['off', 'on', 'wear'];

// 'exact' leaves out products that match only some of the keyword.
const onlyParam = z._default(z.enum(['', 'exact'], 'Only must be empty or exact'), '');

const listing = {
  page: pageParam,
  keyword: keywordParam,
  searchKeyword: keywordParam,
  parentCateg: textParam,
  subCateg: textParam,
  childCateg: textParam,
  homepageKey: textParam,
  off: nameListParam,
  on: nameListParam,
  only: onlyParam,
  sort: z._default(z.enum(sortOrders, `Sort must be empty or one of ${sortOrders.slice(1).join(', ')}`), ''),
  store: idListParam,
  brand: idListParam,
  color: idListParam,
  size: idListParam,
  price_range: priceRangeListParam,
  sale: idListParam,
  dropped: idListParam,
  material: idListParam,
  pattern: idListParam,
  cut: idListParam,
  length: idListParam,
  free_delivery: idListParam,
  fast_delivery: idListParam,
  free_returns: idListParam,
  fit: fitParam,
  wear: wearListParam,
};

export const listingQuery = z.pipe(gatherLists(filterGroups, plainFilters, looseLists), z.object(listing));

/** The validated query of a listing. Prices are in currency units; pages count from 1. */
export type ListingQuery = z.output<typeof listingQuery>;

export const optionQuery = z.pipe(
  gatherLists(filterGroups, [...plainFilters, 'filter', 'letter'], looseLists),
  z.object({
    ...listing,
    filter: textParam,
    letter: z.optional(z.enum(alphabet, 'Letter must be # or one from A to Z')),
  }),
);

/** The validated query for the stores or brands of a listing. */
export type OptionQuery = z.output<typeof optionQuery>;
