import { listProducts } from '@wearfolio/contracts/catalogue';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import type { Database } from '@wearfolio/database/client';
import type { ListingFilter } from '@wearfolio/listing/filter';
import { Memory } from '@wearfolio/listing/memory';
import type { Dictionary } from '../../listing/dictionary.ts';
import type { Catalogue } from '../../listing/follow-listing.ts';
import { readKeyword } from '../../search/search.ts';
import { resolveCategories } from '../listing/category-filter.ts';
import { groupSizes } from '../listing/group-sizes.ts';
import { keywordOf, questionOf } from '../listing/listing-filter.ts';
import { listingOfHref } from './listing-of-href.ts';

/** What the listing at an address asks; null where the shop has no such listing. */
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
  // Of a search those that meet all of it, and not those that fill up its page.
  const { question: read } = await readKeyword(catalogue, asked, { text, off: query.off, on: query.on });
  return read.first?.[0] ?? read.filter;
};

/** Editors may look at many rules while the catalogue stays the same. */
const mostKnown = 1000;

type Rule = { filter: ListingFilter | null };

// Of a catalogue that changed, every rule is read anew.
const known = new WeakMap<Dictionary, Memory<string, Rule>>();

/** The filter of the listing at an address, which is no collection's; null where the shop has no such listing. */
export const ruleFilter = async (db: Database, catalogue: Catalogue, href: string): Promise<ListingFilter | null> => {
  const { dictionary } = catalogue;
  const rules = known.get(dictionary) ?? new Memory<string, Rule>({ most: mostKnown });
  known.set(dictionary, rules);
  const rule = rules.get(href);
  if (rule) return rule.filter;
  const query = await queryOfHref(db, catalogue, href);
  return rules.put(href, { filter: query && (await filterOf(catalogue, query)) }).filter;
};
