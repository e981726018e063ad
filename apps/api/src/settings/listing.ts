import { resolve } from 'node:path';
import type { EngineAddress } from '@wearfolio/opensearch/connect';
import type { IndexSettings } from '@wearfolio/opensearch/indexes';
import * as z from 'zod/mini';
import { StartRefused } from './start-refused.ts';
import { isBetween, isOrigin, listOf, number, readFileOf, text, type Values, variable } from './variable.ts';

const isPrefix = (value: string): boolean => /^[a-z][a-z\d-]{0,40}$/.test(value);

export const listingVariables = {
  LISTING_ENGINE: variable('memory or opensearch', z._default(z.enum(['memory', 'opensearch']), 'memory')),
  LISTING_MEMORY_MB: variable(
    'a number of megabytes, such as 2000',
    z.optional(number(isBetween(1, 999_999_999_999_999))),
  ),
  OPENSEARCH_URL: variable('addresses separated by commas, such as https://search1.internal:9200', listOf(isOrigin)),
  OPENSEARCH_USERNAME: variable('a name', z.optional(z.string())),
  OPENSEARCH_PASSWORD: variable('a password', z.optional(z.string())),
  OPENSEARCH_PASSWORD_FILE: variable('a file with the password', z.optional(z.string())),
  OPENSEARCH_CA_FILE: variable('a file of certificates in PEM format', z.optional(z.string())),
  OPENSEARCH_PREFIX: variable(
    'lowercase letters, digits and hyphens, such as wearfolio',
    z._default(text(isPrefix), 'wearfolio'),
  ),
  OPENSEARCH_SHARDS: variable('a whole number from 1 to 100', z._default(number(isBetween(1, 100)), 1)),
  OPENSEARCH_REPLICAS: variable('a whole number from 0 to 10', z._default(number(isBetween(0, 10)), 0)),
};

export type ListingSettings = {
  /** The OpenSearch that answers listings, and the settings of its indexes. Null: the index in memory. */
  searchEngine: { address: EngineAddress; settings: IndexSettings } | null;
  /** Where to keep built indexes (null: nowhere, for tests), and the bytes that a rebuild may take (null: ¾ of the memory). */
  listing: { folder: string | null; mostBytes: number | null };
};

const searchEngineOf = (values: Values<typeof listingVariables>): ListingSettings['searchEngine'] => {
  if (values.LISTING_ENGINE === 'memory') return null;
  if (values.OPENSEARCH_URL.length === 0) {
    const { accepts } = listingVariables.OPENSEARCH_URL;
    throw new StartRefused(`LISTING_ENGINE is 'opensearch', so OPENSEARCH_URL must be ${accepts}.`);
  }
  const { OPENSEARCH_PASSWORD_FILE: passwordFile, OPENSEARCH_CA_FILE: caFile } = values;
  return {
    address: {
      nodes: values.OPENSEARCH_URL,
      username: values.OPENSEARCH_USERNAME,
      password: passwordFile ? readFileOf('OPENSEARCH_PASSWORD_FILE', passwordFile) : values.OPENSEARCH_PASSWORD,
      ca: caFile && readFileOf('OPENSEARCH_CA_FILE', caFile),
    },
    settings: {
      prefix: values.OPENSEARCH_PREFIX,
      shards: values.OPENSEARCH_SHARDS,
      replicas: values.OPENSEARCH_REPLICAS,
    },
  };
};

/** Throws StartRefused when OpenSearch is chosen without an address, or a file cannot be read. */
export const listingSettings = (values: Values<typeof listingVariables>, dataDir: string): ListingSettings => ({
  searchEngine: searchEngineOf(values),
  listing: {
    folder: resolve(dataDir, 'listing'),
    mostBytes: values.LISTING_MEMORY_MB === undefined ? null : values.LISTING_MEMORY_MB * 1e6,
  },
});
