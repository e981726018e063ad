import { totalmem } from 'node:os';
import type { Client } from 'pg';
import { StartRefused } from '../settings/start-refused.ts';

/**
 * Bytes per product during a rebuild, with descriptions of 60 words, measured (docs/scaling.md): the old index, the new
 * index and the builder.
 */
const bytesPerProduct = 2 * 182 + 814;

const megabyte = 1e6;

const defaultShare = 0.75;

// The container's limit, else the machine's memory.
const availableMemory = (): number => {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
};

// PostgreSQL's estimate from the last VACUUM, or -1. Counting ten million rows would take longer than reading the
// index.
const countRows = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `SELECT reltuples::float8 AS count FROM pg_class WHERE oid = 'listing'::regclass`,
  );
  const noted = rows[0]?.count ?? -1;
  if (noted >= 0) return noted;
  const counted = await client.query<{ count: string }>('SELECT count(*) FROM listing');
  return Number(counted.rows[0]?.count ?? 0);
};

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / megabyte).toLocaleString('en-US')} MB`;

/**
 * Throws StartRefused when rebuilding the index would take more than `configured` bytes, by default three quarters of
 * the memory.
 */
export const checkMemory = async (client: Client, configured: number | null): Promise<void> => {
  const most = configured ?? defaultShare * availableMemory();
  const products = await countRows(client);
  const needed = products * bytesPerProduct;
  if (needed <= most) return;
  throw new StartRefused(
    `Rebuilding the index of ${products.toLocaleString('en-US')} products takes about ${inMegabytes(needed)}, and the limit is ${inMegabytes(most)}. Raise LISTING_MEMORY_MB on a machine with enough memory, or use OpenSearch for listings: see docs/scaling.md.`,
  );
};
