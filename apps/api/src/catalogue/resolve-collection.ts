import type { Database } from '@wearfolio/database/client';
import type { ListingFilter } from '@wearfolio/listing/filter';
import type { Catalogue } from '../listing/follow-listing.ts';
import { listPopularIds, popularKey, popularMax } from './collection-queries.ts';
import { listOwnIds } from './own-collections.ts';

type Resolved = Pick<ListingFilter, 'collections' | 'products'>;

/** The part of a listing's filter that `homepageKey` stands for; an unknown key finds nothing. */
export const resolveCollection = async (db: Database, catalogue: Catalogue, key: string): Promise<Resolved> => {
  if (key === '') return { collections: null, products: null };
  if (key === popularKey) return { collections: null, products: await listPopularIds(db, popularMax) };
  const own = await listOwnIds(db, catalogue, key);
  if (own) return { collections: null, products: own };
  const id = catalogue.dictionary.collections.get(key);
  return { collections: id === undefined ? [] : [id], products: null };
};
