import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import type { Env } from '../env.ts';
import { followListing, type ListingFollower } from './follow-listing.ts';
import { followSearchIndex } from './follow-search-index.ts';

type Options = { url: string; env: Pick<Env, 'listing' | 'searchEngine'>; onError: (error: unknown) => void };

/** The catalogue of this process, kept current: answered from its memory, or by the OpenSearch of the settings. */
export const followCatalogue = ({ url, env, onError }: Options): ListingFollower => {
  const { listing, searchEngine } = env;
  if (!searchEngine) return followListing({ url, ...listing, onError });
  const engine = connectOpenSearch(searchEngine.address);
  return followSearchIndex({ url, engine, prefix: searchEngine.settings.prefix, onError });
};
