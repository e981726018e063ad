import { listProducts } from '@wearfolio/contracts/catalogue';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import type { Database } from '@wearfolio/database/client';
import type { ListingFilter } from '@wearfolio/listing-index/filter';
import { LRUCache } from 'lru-cache';
import { resolveCategories } from '../../engine/answer/category-filter.ts';
import { groupSizes } from '../../engine/answer/group-sizes.ts';
import { keywordOf, questionOf } from '../../engine/answer/listing-filter.ts';
import type { Dictionary } from '../../engine/dictionary.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { readKeyword } from '../../search/search.ts';
import { listingOfHref } from './listing-of-href.ts';

/** The query of the listing at an address, or null when the shop has no such listing. */
export const queryOfHref = async (db: Database, catalogue: Catalogue, href: string): Promise<ListingQuery | null> => {
  const asked = await listingOfHref({ db, catalogue }, href);
  return asked && listProducts.schema.querystring.parse(asked);
};

const filterOf = async (catalogue: Catalogue, query: ListingQuery): Promise<ListingFilter> => {
  const { dictionary } = catalogue;
  const question = questionOf(query);
  const { sizes } = groupSizes(dictionary, question.filter.sizes);
  const categories = resolveCategories(dictionary.categories, query);
  const asked = { ...question, filter: { ...question.filter, categories, sizes } };
  const text = keywordOf(query);
  if (text === '') return asked.filter;
  // For a search, only products that match all of it, not the relaxed matches that fill the page.
  const { question: read } = await readKeyword(catalogue, asked, { text, off: query.off, on: query.on });
  return read.first?.[0] ?? read.filter;
};

/** Editors may preview many rules between two changes of the catalogue. */
const mostKnown = 1000;

type Rule = { filter: ListingFilter | null };

// When the catalogue changes, every rule is resolved again.
const known = new WeakMap<Dictionary, LRUCache<string, Rule>>();

/** The filter of the listing at an address. Null when the shop has no such listing, or when it is a collection. */
export const ruleFilter = async (db: Database, catalogue: Catalogue, href: string): Promise<ListingFilter | null> => {
  const { dictionary } = catalogue;
  const rules = known.get(dictionary) ?? new LRUCache<string, Rule>({ max: mostKnown });
  known.set(dictionary, rules);
  const rule = rules.get(href);
  if (rule) return rule.filter;
  const query = await queryOfHref(db, catalogue, href);
  const filter = query && (await filterOf(catalogue, query));
  rules.set(href, { filter });
  return filter;
};
