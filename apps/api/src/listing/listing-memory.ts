import { totalmem } from 'node:os';
import type { Client } from 'pg';
import { StartRefused } from '../start/start-refused.ts';

/**
 * What a rebuild takes for each product with a description of 60 words, measured (docs/scaling.md): the old index and the new one,
 * and the program that builds.
 */
const bytesPerProduct = 2 * 240 + 830;

const megabyte = 1e6;

const defaultShare = 0.75;

// What the container may use, else the machine.
const availableMemory = (): number => {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
};

// What PostgreSQL noted at the last VACUUM: to count ten million rows takes longer than to read the index. Unknown (-1) before the
// first one.
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
 * Throws StartRefused where the index of the catalogue would take more than it may while it is rebuilt: `configured` bytes, else
 * three quarters of what there is.
 */
export const checkMemory = async (client: Client, configured: number | null): Promise<void> => {
  const most = configured ?? defaultShare * availableMemory();
  const products = await countRows(client);
  const needed = products * bytesPerProduct;
  if (needed <= most) return;
  throw new StartRefused(
    `The index of ${products.toLocaleString('en-US')} products takes about ${inMegabytes(needed)} while it is rebuilt, and may take ${inMegabytes(most)}. Raise LISTING_MEMORY_MB on a machine that has the memory, or let OpenSearch answer listings: see docs/scaling.md.`,
  );
};
