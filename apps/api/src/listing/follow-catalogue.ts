import type { Env } from '../env.ts';
import { followListing, type ListingFollower } from './follow-listing.ts';

type Options = { url: string; env: Pick<Env, 'listing' | 'searchEngine'>; onError: (error: unknown) => void };

/** The catalogue of this process, kept current: answered from its memory, or by the OpenSearch of the settings. */
export const followCatalogue = async ({ url, env, onError }: Options): Promise<ListingFollower> => {
  const { listing, searchEngine } = env;
  if (!searchEngine) return followListing({ url, ...listing, onError });
  // The client takes 15 MB, which a shop without OpenSearch need not spend.
  const [{ connectOpenSearch }, { followSearchIndex }] = await Promise.all([
    import('@wearfolio/opensearch/connect'),
    import('./follow-search-index.ts'),
  ]);
  const engine = connectOpenSearch(searchEngine.address);
  return followSearchIndex({ url, engine, prefix: searchEngine.settings.prefix, onError });
};
