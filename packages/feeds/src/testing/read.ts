import { type CleaningRules, newStore } from '../cleaning-rules.ts';
import { type ReadFeedOptions, readFeed } from '../read-feed.ts';
import type { CleanRow, FeedEvent, Reject } from '../row.ts';

export const plainRules: CleaningRules = {
  currency: 'USD',
  currencies: new Set(),
  categories: new Map(),
  colors: new Map(),
  brands: new Map(),
  mediaBase: '/pictures/',
  store: { ...newStore('Test Store'), currency: 'USD' },
  knownBrands: new Map(),
};

async function* chunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

type Options = Partial<ReadFeedOptions> & { chunkSize?: number };

/** Reads a whole feed: events in order, rows, rejects, and the message if it was refused. */
export const readAll = async (feed: string | Buffer, options: Options = {}) => {
  const bytes = typeof feed === 'string' ? Buffer.from(feed) : feed;
  const events: FeedEvent[] = [];
  let refusal: string | null = null;
  try {
    const { chunkSize = 65_536, ...rest } = options;
    for await (const event of readFeed(chunks(bytes, chunkSize), { rules: plainRules, ...rest })) events.push(event);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'FeedRefused') throw error;
    refusal = error.message;
  }
  const rows: CleanRow[] = events.flatMap((event) => (event.type === 'row' ? [event.row] : []));
  const rejects: Reject[] = events.flatMap((event) => (event.type === 'reject' ? [event.reject] : []));
  return { events, rows, rejects, refusal };
};

/** Returns the first row of a feed; throws if there is none. */
export const firstRow = async (feed: string | Buffer, options: Options = {}): Promise<CleanRow> => {
  const { rows, rejects, refusal } = await readAll(feed, options);
  const [row] = rows;
  if (!row) throw new Error(`no row: ${refusal ?? JSON.stringify(rejects)}`);
  return row;
};
