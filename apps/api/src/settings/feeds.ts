import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { isCount, listOf, number, type Values, variable } from './variable.ts';

const isHost = (value: string): boolean => /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(value);

const bytes = 'a number of bytes, such as 20000000000';

export const feedVariables = {
  FEED_PRIVATE_HOSTS: variable('hosts separated by commas, such as files.internal:8080', listOf(isHost)),
  KEPT_FEEDS: variable('a number of files, such as 500; 0 keeps none', z._default(number(isCount), 500)),
  KEPT_FEEDS_MAX_BYTES: variable(bytes, z._default(number(isCount), 20_000_000_000)),
  PICTURES: variable('on or off', z._default(z.enum(['on', 'off']), 'on')),
  PICTURES_MAX_BYTES: variable(bytes, z._default(number(isCount), 20_000_000_000)),
};

export type FeedSettings = {
  /** Private hosts from which feeds may be fetched, as `host` or `host:port`. */
  feedPrivateHosts: string[];
  /** Where to keep stores' last good feeds for reading again, and how many files and bytes at most. */
  keptFeeds: { folder: string; mostFiles: number; mostBytes: number };
  /** Whether the shop serves stores' pictures itself, where it keeps them, and how many bytes at most. */
  storePictures: { mode: 'on' | 'off'; folder: string; mostBytes: number };
};

export const feedSettings = (values: Values<typeof feedVariables>, dataDir: string): FeedSettings => ({
  feedPrivateHosts: values.FEED_PRIVATE_HOSTS.map((host) => host.toLowerCase()),
  keptFeeds: {
    folder: resolve(dataDir, 'feeds'),
    mostFiles: values.KEPT_FEEDS,
    mostBytes: values.KEPT_FEEDS_MAX_BYTES,
  },
  storePictures: {
    mode: values.PICTURES,
    folder: resolve(dataDir, 'pictures'),
    mostBytes: values.PICTURES_MAX_BYTES,
  },
});
