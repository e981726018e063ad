import type { MerchandiseDraft } from '@wearfolio/contracts/content/shelf-draft';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import { fold } from '@wearfolio/contracts/text/fold';
import type { Database } from '@wearfolio/database/client';
import type { Merchandise } from '@wearfolio/listing-index/placing';
import { resolveCategories } from '../../engine/answer/category-filter.ts';
import { keywordOf } from '../../engine/answer/listing-filter.ts';
import type { Dictionary } from '../../engine/dictionary.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { queryOfHref } from './rule-filter.ts';

const foldedKeyword = (query: ListingQuery): string => fold(keywordOf(query)).trim().replace(/\s+/g, ' ');

/**
 * The listing that a query belongs to, whatever its filters. The page of a brand or store is a listing of that brand or
 * store alone.
 */
const placeOf = ({ dictionary }: Catalogue, query: ListingQuery, isOwned: boolean): string => {
  const [brand, ...brands] = query.brand;
  const [store, ...stores] = query.store;
  const owner = isOwned ? [brands.length === 0 ? brand : null, stores.length === 0 ? store : null] : [null, null];
  const categories = resolveCategories(dictionary.categories, query);
  return JSON.stringify([categories, query.homepageKey, foldedKeyword(query), ...owner.map((id) => id ?? null)]);
};

// Each draft stays the same object while it is published.
const known = new WeakMap<Dictionary, WeakMap<MerchandiseDraft, Promise<string | null>>>();

const placeOfDraft = (db: Database, catalogue: Catalogue, draft: MerchandiseDraft): Promise<string | null> => {
  const places = known.get(catalogue.dictionary) ?? new WeakMap<MerchandiseDraft, Promise<string | null>>();
  known.set(catalogue.dictionary, places);
  const read = async (): Promise<string | null> => {
    const query = await queryOfHref(db, catalogue, draft.href);
    return query && placeOf(catalogue, query, true);
  };
  const place = places.get(draft) ?? read();
  places.set(draft, place);
  place.catch(() => places.delete(draft));
  return place;
};

const draftsFor = async (db: Database, catalogue: Catalogue, query: ListingQuery): Promise<MerchandiseDraft[]> => {
  const drafts = [...(catalogue.shelves?.merchandise().values() ?? [])];
  if (drafts.length === 0) return [];
  const asked = [placeOf(catalogue, query, true), placeOf(catalogue, query, false)];
  const placed = await Promise.all(
    drafts.map(async (draft) => ({ draft, place: await placeOfDraft(db, catalogue, draft) })),
  );
  return placed.filter(({ place }) => place !== null && asked.includes(place)).map(({ draft }) => draft);
};

/** The hand-picked products of a collection, in staff's order. */
const handPicked = ({ shelves }: Catalogue, { homepageKey }: ListingQuery): readonly number[] => {
  const choice = homepageKey === '' ? null : shelves?.collection(homepageKey)?.choice;
  return choice?.by === 'hand' ? choice.products : [];
};

/**
 * Staff's ranking rules for a listing, whatever its filters. Null without rules, and when the shopper chose a sort
 * order. Several rules for one listing are combined in order of their names.
 */
export const merchandiseFor = async (
  db: Database,
  catalogue: Catalogue,
  query: ListingQuery,
): Promise<Merchandise | null> => {
  if (query.sort !== '' && query.sort !== 'relevance') return null;
  const drafts = await draftsFor(db, catalogue, query);
  const picked = handPicked(catalogue, query);
  if (drafts.length === 0 && picked.length === 0) return null;
  return {
    pins: [...new Set([...drafts.flatMap(({ pins }) => pins), ...picked])],
    boosts: drafts.flatMap(({ boosts }) => boosts),
    buries: drafts.flatMap(({ buries }) => buries),
  };
};
