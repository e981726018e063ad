import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { RawRecord } from '@wearfolio/feeds/raw-record';
import { readFeed } from '@wearfolio/feeds/read-feed';
import { type Connection, withConnection } from '../connection.ts';
import { findKept, isHere, type Kept, missingReason } from '../import/kept-feed.ts';
import { loadRates } from '../prices/shop-rates.ts';
import { blankStore, loadStore, mappingOf } from '../stores/store-settings.ts';
import { loadCleaningRules } from '../values/cleaning-rules.ts';
import { describeRow, type FedRow } from './fed-row.ts';

/** What to look for; `mostBytes` is the largest compressed file that is searched. */
export type FedRowsRequest = { url: string; productId: number; folder: string; currency: string; mostBytes: number };

/** The rows of a product in its store's last feed; `reason` says why there are none. */
export type FedRows = { rows: FedRow[]; reason: string | null };

/** Maximum number of rows shown for a product. */
const mostRows = 12;

const findProduct = `
  SELECT p.store_id AS "storeId", s.name AS store,
    ARRAY(SELECT external_id FROM variant v WHERE v.product_id = p.id UNION SELECT p.external_id) AS ids
  FROM product p JOIN store s ON s.id = p.store_id WHERE p.id = $1`;

type Found = { storeId: number; store: string; ids: string[] };

const knowStore = async (db: Connection, { storeId, store }: Found) =>
  (await loadStore(db, storeId)) ?? blankStore(store);

const idsOf = ({ fields, variants }: RawRecord): (string | undefined)[] => [
  fields.id?.trim(),
  ...variants.map(({ id }) => id?.trim()),
];

const readRows = async (
  db: Connection,
  found: Found,
  kept: Kept,
  { folder, currency }: FedRowsRequest,
): Promise<FedRow[]> => {
  const wanted = new Set(found.ids);
  const records = new Map<number, RawRecord>();
  const store = await knowStore(db, found);
  const rules = await loadCleaningRules(db, {
    currency,
    currencies: new Set((await loadRates(db, currency)).keys()),
    mediaBase: kept.mediaBase,
    categories: new Map(),
    store,
  });
  const events = readFeed(createReadStream(join(folder, kept.file)), {
    rules,
    format: kept.format ?? undefined,
    link: kept.link ?? undefined,
    mapping: mappingOf(store),
    files: store.archiveFiles,
    now: new Date(),
    onRecords: (all) => {
      for (const record of all)
        if (idsOf(record).some((id) => id !== undefined && wanted.has(id))) records.set(record.line, record);
    },
  });
  const rows: FedRow[] = [];
  for await (const event of events) {
    if (event.type !== 'row') continue;
    const { row, line } = event;
    const isWanted = wanted.has(row.externalId) || row.variants.some(({ externalId }) => wanted.has(externalId));
    if (!isWanted) continue;
    rows.push(describeRow(records.get(line), line, row));
    if (rows.length === mostRows) break;
  }
  return rows;
};

/** Searches the last feed of a product's store for the product's rows. Reads the whole feed, so run it in a thread. */
export const findFedRows = (request: FedRowsRequest): Promise<FedRows> =>
  withConnection(request.url, async (db) => {
    const [found] = (await db.query<Found>(findProduct, [request.productId])).rows;
    if (!found) return { rows: [], reason: 'There is no such product' };
    const kept = await findKept(db, found.storeId);
    if (!kept) return { rows: [], reason: `No feed of ${found.store} is kept yet` };
    if (!(await isHere(join(request.folder, kept.file), Number(kept.bytes))))
      return { rows: [], reason: missingReason(kept, request.folder) };
    if (Number(kept.bytes) > request.mostBytes)
      return { rows: [], reason: `The last feed of ${found.store} is too large to be searched here` };
    const rows = await readRows(db, found, kept, request);
    return { rows, reason: rows.length > 0 ? null : `The last feed of ${found.store} does not contain this product` };
  });
