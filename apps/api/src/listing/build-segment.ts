import { parentPort, workerData } from 'node:worker_threads';
import { readListing } from '@wearfolio/database/listing-rows';
import { type Segment, SegmentBuilder } from '@wearfolio/listing/segment';
import { Client } from 'pg';

/** What the worker hands back: the whole catalogue, and the change number that it includes. */
export type BuiltSegment = { segment: Segment; upTo: bigint };

// Handing the memory over instead of copying it.
const buffersOf = (value: unknown): ArrayBuffer[] => {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (value instanceof Map) return [...value.values()].flatMap(buffersOf);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(buffersOf);
  return [];
};

const build = async (url: string): Promise<BuiltSegment> => {
  const client = new Client({ connectionString: url, application_name: 'wearfolio-listing', options: '-c jit=off' });
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

const built = await build(workerData.url);
parentPort?.postMessage(built, [...new Set(buffersOf(built))]);
