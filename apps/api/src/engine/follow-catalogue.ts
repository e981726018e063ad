import type { Env } from '../settings/env.ts';
import type { ListingFollower } from './follow-listing.ts';

type Options = { url: string; env: Pick<Env, 'listing' | 'searchEngine'>; onError: (error: unknown) => void };

/** The catalogue of this process, kept current: from memory or from OpenSearch, by the settings. */
export const followCatalogue = async ({ url, env, onError }: Options): Promise<ListingFollower> => {
  const { listing, searchEngine } = env;
  // Both take memory (the client 15 MB), so only the one in use is loaded.
  if (!searchEngine) {
    const { followListing } = await import('./follow-listing.ts');
    return followListing({ url, ...listing, onError });
  }
  const [{ connectOpenSearch }, { followSearchIndex }] = await Promise.all([
    import('@wearfolio/opensearch/connect'),
    import('./follow-search-index.ts'),
  ]);
  const engine = connectOpenSearch(searchEngine.address);
  return followSearchIndex({ url, engine, prefix: searchEngine.settings.prefix, onError });
};
