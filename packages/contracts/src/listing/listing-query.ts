import * as z from 'zod/mini';
import { described } from '../described.ts';
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
  page: described(pageParam, 'The page, from 1; empty and 0 are the first'),
  keyword: described(keywordParam, 'The words of a search'),
  searchKeyword: described(keywordParam, 'Another name of `keyword`'),
  parentCateg: described(textParam, 'Slug of a category of the first level'),
  subCateg: described(textParam, 'Slug of a category of the second level'),
  childCateg: described(textParam, 'Slug of a category of the third level'),
  homepageKey: described(textParam, 'Key of a collection of the home page'),
  off: described(nameListParam, 'Parts of the keyword to leave out, as typed'),
  on: described(nameListParam, 'Parts of the keyword never to drop, as typed'),
  only: described(onlyParam, '`exact` leaves out products that match only some of the keyword'),
  sort: described(
    z._default(z.enum(sortOrders, `Sort must be empty or one of ${sortOrders.slice(1).join(', ')}`), ''),
    'The order; empty is newest first',
  ),
  category: described(idListParam, 'Ids of categories; the products are also in the category of the path'),
  store: described(idListParam, 'Ids of stores'),
  brand: described(idListParam, 'Ids of brands'),
  color: described(idListParam, 'Ids of colors of the palette'),
  size: described(idListParam, 'Ids of sizes'),
  price_range: described(priceRangeListParam, 'Ranges in currency units, such as `0-50`'),
  sale: described(idListParam, 'Ids of discounts, as in the facet'),
  dropped: described(idListParam, 'Days within which the price dropped: 7 or 30'),
  material: described(idListParam, 'Ids of materials, as in the facet'),
  pattern: described(idListParam, 'Ids of patterns, as in the facet'),
  cut: described(idListParam, 'Ids of cuts, as in the facet'),
  length: described(idListParam, 'Ids of lengths, as in the facet'),
  free_delivery: described(idListParam, '601 keeps products with free delivery'),
  fast_delivery: described(idListParam, '701 keeps products that arrive within 3 days'),
  free_returns: described(idListParam, '801 keeps products with free returns'),
  fit: described(fitParam, "1 keeps products in the customer's sizes"),
  wear: described(wearListParam, "A guest's sizes, each `kind:system:size`"),
};

export const listingQuery = z.pipe(gatherLists(filterGroups, plainFilters, looseLists), z.object(listing));

/** The validated query of a listing. Prices are in currency units; pages count from 1. */
export type ListingQuery = z.output<typeof listingQuery>;

export const optionQuery = z.pipe(
  gatherLists(filterGroups, [...plainFilters, 'filter', 'letter'], looseLists),
  z.object({
    ...listing,
    filter: described(textParam, 'Keeps names that contain this text'),
    letter: described(
      z.optional(z.enum(alphabet, 'Letter must be # or one from A to Z')),
      'Keeps names that begin with this letter; # is any other character',
    ),
  }),
);

/** The validated query for the stores or brands of a listing. */
export type OptionQuery = z.output<typeof optionQuery>;
