import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { readListing } from '@wearfolio/database/listing-rows';
import { type Segment, SegmentBuilder } from '@wearfolio/listing/segment';
import { Client } from 'pg';
import { send } from './handed-over.ts';

/** What this program hands back: the whole catalogue, and the change number that it includes. */
export type BuiltSegment = { segment: Segment; upTo: bigint };

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
    return { segment: builder.finish(), upTo };
  } finally {
    await client.end().catch(() => undefined);
  }
};

// The address comes by the standard input, since arguments are for everybody to see.
await pipeline(Readable.from(send(await build(await text(process.stdin)))), process.stdout);
