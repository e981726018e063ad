import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { readListing } from '@wearfolio/database/listing-rows';
import { type DetailLists, type InvertedDetails, type Segment, SegmentBuilder } from '@wearfolio/listing/segment';
import { Client } from 'pg';
import { send } from './handed-over.ts';

/** What this program hands back: the whole catalogue, and the change number that it includes. */
export type BuiltSegment = { segment: Segment; upTo: bigint };

// PostgreSQL has nothing more to do by then, so that another processor is free.
const invertInThread = async (lists: DetailLists): Promise<InvertedDetails> => {
  const buffers = new Set(
    [lists.details, lists.repeated].flatMap(({ starts, values }) => [starts.buffer, values.buffer]),
  );
  const transferList = [...buffers].filter((buffer) => buffer instanceof ArrayBuffer);
  const thread = new Worker(new URL('./invert-details.ts', import.meta.url), { workerData: lists, transferList });
  const [inverted] = await once(thread, 'message');
  return inverted;
};

const build = async (url: string): Promise<BuiltSegment> => {
  const client = new Client({
    connectionString: url,
    application_name: 'wearfolio-listing',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: '-c jit=off',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const builder = new SegmentBuilder();
    const upTo = await readListing(client, (row) => builder.add(row));
    const inverted = invertInThread(builder.detailLists());
    return { segment: { ...builder.finishOthers(), ...(await inverted) }, upTo };
  } finally {
    await client.end().catch(() => undefined);
  }
};

// The address comes by the standard input, since arguments are for everybody to see.
await pipeline(Readable.from(send(await build(await text(process.stdin)))), process.stdout);
