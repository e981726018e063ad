import { setTimeout as wait } from 'node:timers/promises';
import { connectToFollow } from '@wearfolio/database/following-client';
import { openFilter } from '@wearfolio/listing-index/filter';
import type { connectOpenSearch } from '@wearfolio/opensearch/connect';
import { type IndexVersion, type OpenSearchEngine, openEngines } from '@wearfolio/opensearch/engine';
import type { Client } from 'pg';
import { readDictionary, readWordsVersion } from './dictionary.ts';
import type { Catalogue, ListingFollower } from './follow-listing.ts';
import { createReplyCache } from './reply-cache.ts';

/** How often to read the version of the index, in ms. An indexer's writes appear with this delay. */
const lookEvery = 500;

/** How often to look for changed names, which no catalogue change announces, in ms. */
const wordsEvery = 3000;
const retryAfter = 1000;
const longestAnswer = 10_000;

/** How long `refresh` waits for an absent indexer, in ms. */
const longestRefresh = 3000;

type Options = {
  url: string;
  engine: ReturnType<typeof connectOpenSearch>;
  prefix: string;
  onError: (error: unknown) => void;
};
type State = Omit<Catalogue, 'index'> & { index: OpenSearchEngine; wordsVersion: string };

/** The state before the first index. */
const unseen: IndexVersion = { index: '', changed: 0 };

const isSame = (one: IndexVersion, other: IndexVersion): boolean =>
  one.index === other.index && one.changed === other.changed;

const connect = (url: string): Promise<Client> => connectToFollow({ url, name: 'wearfolio-listing', longestAnswer });

const lastChange = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ number: string }>(
    'SELECT coalesce(max(change_number), 0) AS number FROM listing',
  );
  return Number(rows[0]?.number ?? 0);
};

/**
 * Like `followListing`, for OpenSearch: reads the names behind the ids from the database at `url` and polls the version
 * of the index. Without OpenSearch there is still a catalogue, whose engine reports that it is unavailable, so that
 * calls without a listing work. `refresh` waits for the indexer a few seconds at most.
 */
export const followSearchIndex = ({ url, engine, prefix, onError }: Options): ListingFollower => {
  const closing = new AbortController();
  const { signal } = closing;
  const engines = openEngines(engine, prefix);
  let state: State | null = null;
  let checkedAt: Date | null = null;
  let isAway = false;
  let refreshing: (() => void)[] = [];

  const open = async (client: Client, version: IndexVersion): Promise<State> => {
    const index = engines.at(version);
    const wordsVersion = await readWordsVersion(client);
    return { index, dictionary: await readDictionary(client), wordsVersion, ...createReplyCache(index) };
  };

  // Reports an outage once, not twice a second.
  const readVersion = async (): Promise<IndexVersion | null> => {
    const version = await engines.version().catch((error: unknown) => {
      if (!isAway && !signal.aborted) onError(error);
      return null;
    });
    isAway = version === null;
    if (version) checkedAt = new Date();
    return version;
  };

  const look = async (client: Client, looksForWords: boolean): Promise<void> => {
    const version = (await readVersion()) ?? state?.index.version ?? unseen;
    if (!state || !isSame(state.index.version, version)) {
      state = await open(client, version);
    } else if (looksForWords) {
      const wordsVersion = await readWordsVersion(client);
      if (wordsVersion !== state.wordsVersion)
        state = { ...state, dictionary: await readDictionary(client), wordsVersion };
    }
    const told = refreshing;
    refreshing = [];
    for (const tell of told) tell();
  };

  const followOnce = async (): Promise<void> => {
    const client = await connect(url);
    try {
      for (let looks = 0; !signal.aborted; looks += 1) {
        await look(client, looks % (wordsEvery / lookEvery) === 0);
        await wait(lookEvery, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      await followOnce().catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
      await wait(retryAfter, undefined, { signal }).catch(() => undefined);
    }
  };

  const nextLook = (): Promise<void> => new Promise((resolve) => refreshing.push(resolve));

  const readLastChange = async (): Promise<number> => {
    const client = await connect(url);
    return lastChange(client).finally(() => client.end());
  };

  const refresh = async (): Promise<void> => {
    await nextLook();
    const end = performance.now() + longestRefresh;
    const changed = await readLastChange().catch(() => 0);
    while ((state?.index.version.changed ?? 0) < changed && !isAway && performance.now() < end) await nextLook();
  };

  const done = follow();
  return {
    current: () => state,
    refresh,
    // A page may already show changes written after the last poll.
    changeNumber: () => Math.max(state?.index.version.changed ?? 0, engines.latestChange()),
    figures: async () => {
      const all = await state?.index
        .answer({ filter: openFilter, sort: 'newest', offset: 0, limit: 0 })
        .catch(() => ({ total: 0 }));
      return { products: all?.total ?? 0, changeNumber: state?.index.version.changed ?? 0, checkedAt, builds: 0 };
    },
    close: async () => {
      closing.abort();
      await done;
      await engine.close();
    },
  };
};
