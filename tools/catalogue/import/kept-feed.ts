import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';
import type { Reading } from './keep-feed.ts';

/** A store's last successful feed: its file, and how it was read. */
export type Kept = Reading & { store: string; source: string; host: string; file: string; bytes: string; keptAt: Date };

const keptSql = `
  SELECT store.name AS store, source, host, file, bytes, kept_feed.format, link, media_base AS "mediaBase",
    kept_at AS "keptAt"
  FROM kept_feed JOIN store ON store.id = kept_feed.store_id JOIN import ON import.id = import_id
  WHERE kept_feed.store_id = $1`;

/** Returns the last successful feed of a store, if there is one. */
export const findKept = async (db: Connection | Pool, storeId: number): Promise<Kept | undefined> =>
  (await db.query<Kept>(keptSql, [storeId])).rows[0];

/** Explains why a kept feed cannot be read here. */
export const missingReason = ({ store, host, file, keptAt }: Kept, folder: string): string => {
  const time = keptAt.toISOString().slice(0, 16).replace('T', ' ');
  const place =
    host === hostname()
      ? `is no longer in ${folder}`
      : `is kept on the machine ${host}, as ${file}, and this is ${hostname()}`;
  return `The last feed of ${store}, of ${time}, ${place}. Reimport it there, or import the feed here`;
};

/** Returns whether a complete kept file is on this machine. */
export const isHere = async (path: string, bytes: number): Promise<boolean> =>
  (await stat(path).catch(() => null))?.size === bytes;
