import type { Readable } from 'node:stream';
import type { Parser } from 'csv-parse';
import { type Actor, audit } from '../audit.ts';
import { type Connection, withTransaction } from '../connection.ts';
import { loadRates } from '../prices/shop-rates.ts';
import { Refused } from '../refused.ts';
import { detectNetwork, type NetworkKey, networks } from './networks.ts';
import { openCsv } from './open-csv.ts';
import { rowReader, type Transaction, Unread } from './read-row.ts';

/** Result of an import, with the first rejected rows. */
export type ImportedReport = {
  id: number;
  network: NetworkKey;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  refusals: { line: number; reason: string }[];
};

type Given = {
  /** The file name for display. */
  name: string;
  source: Readable;
  /** Currency of amounts without one; empty uses the network's or the shop's. */
  currency: string;
  shopCurrency: string;
};

const batchSize = 1000;
const mostRows = 1_000_000;

/** Maximum number of rejected rows stored for a report. */
const mostRefusals = 1000;

const addAdvertisers = `
  INSERT INTO commission_advertiser (network, advertiser, store_id)
  SELECT $1, name, (
    SELECT id FROM store WHERE fold_text(store.name) = fold_text(asked.name) ORDER BY id LIMIT 1
  )
  FROM unnest($2::text[]) AS asked (name)
  ON CONFLICT DO NOTHING`;

const upsert = `
  INSERT INTO commission AS known (network, transaction_id, advertiser, day, status, currency, sale_cents, commission_cents)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::date[], $5::text[], $6::text[], $7::bigint[], $8::bigint[])
  ON CONFLICT (network, transaction_id) DO UPDATE SET advertiser = excluded.advertiser, day = excluded.day,
    status = excluded.status, currency = excluded.currency, sale_cents = excluded.sale_cents,
    commission_cents = excluded.commission_cents
  WHERE (known.advertiser, known.day, known.status, known.currency, known.sale_cents, known.commission_cents)
    IS DISTINCT FROM (excluded.advertiser, excluded.day, excluded.status, excluded.currency, excluded.sale_cents,
      excluded.commission_cents)
  RETURNING (xmax = 0) AS "isNew"`;

const write = async (db: Connection, network: NetworkKey, rows: readonly Transaction[]) => {
  await db.query(addAdvertisers, [network, [...new Set(rows.map(({ advertiser }) => advertiser))]]);
  const columns = [
    rows.map(({ id }) => id),
    rows.map(({ advertiser }) => advertiser),
    rows.map(({ day }) => day),
    rows.map(({ status }) => status),
    rows.map(({ currency }) => currency),
    rows.map(({ sale }) => String(sale)),
    rows.map(({ commission }) => String(commission)),
  ];
  const { rows: written } = await db.query<{ isNew: boolean }>(upsert, [network, ...columns]);
  const created = written.filter(({ isNew }) => isNew).length;
  return { created, updated: written.length - created, unchanged: rows.length - written.length };
};

const keepReport = `
  INSERT INTO commission_report (network, name, actor, created, updated, unchanged, refused)
  VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`;
const keepRefusals = `
  INSERT INTO commission_refusal (report_id, line, reason) SELECT $1, * FROM unnest($2::int[], $3::text[])`;

type Head = { network: NetworkKey; readRow: ReturnType<typeof rowReader> };
type Line = { record: string[]; info: { lines: number } };

/** Lines to search for the header, since some networks put a title and dates above it. */
const mostAbove = 10;

const unknownColumns =
  'Unknown columns. Supported are the reports of AvantLink, Awin, CJ, impact.com, Rakuten and ShareASale';

const readHead = ({ record, info }: Line, { currency, shopCurrency }: Given): Head | null => {
  const network = detectNetwork(record);
  if (network === null && info.lines > mostAbove) throw new Refused(unknownColumns);
  if (network === null) return null;
  const fallback = currency || (networks[network].currency ?? shopCurrency);
  return { network, readRow: rowReader(network, record, fallback) };
};

const read = async (db: Connection, parser: Parser, given: Given): Promise<Omit<ImportedReport, 'id'>> => {
  const rates = await loadRates(db, given.shopCurrency);
  const totals = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  const refusals: ImportedReport['refusals'] = [];
  const lines = new Map<string, number>();
  let batch: Transaction[] = [];

  const flush = async (network: NetworkKey): Promise<void> => {
    if (batch.length === 0) return;
    const { created, updated, unchanged } = await write(db, network, batch);
    totals.created += created;
    totals.updated += updated;
    totals.unchanged += unchanged;
    batch = [];
  };

  const take = ({ record, info: { lines: line } }: Line, { readRow }: Head): void => {
    const row = readRow(record);
    if (!rates.has(row.currency)) throw new Unread(`No rate is set for ${row.currency}`);
    const known = lines.get(row.id);
    if (known !== undefined) throw new Unread(`Same transaction as line ${known}`);
    lines.set(row.id, line);
    batch.push(row);
  };

  const takeOrRefuse = (line: Line, head: Head): void => {
    try {
      take(line, head);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      totals.refused += 1;
      if (refusals.length < mostRefusals) refusals.push({ line: line.info.lines, reason: error.message });
    }
  };

  let head: Head | null = null;
  for await (const line of parser as AsyncIterable<Line>) {
    if (head === null) head = readHead(line, given);
    else if (line.record.some((cell) => cell.trim() !== '')) takeOrRefuse(line, head);
    if (lines.size > mostRows) throw new Refused('A report can have at most a million rows');
    if (head !== null && batch.length >= batchSize) await flush(head.network);
  }
  if (head === null) throw new Refused(unknownColumns);
  await flush(head.network);
  return { network: head.network, ...totals, refusals };
};

/**
 * Imports a network's commission report, all of it or nothing. Updates known transactions that changed, so repeating a
 * report changes nothing. Throws Refused if the file is not a known report.
 */
export const importReport = (url: string, actor: Actor, given: Given): Promise<ImportedReport> =>
  withTransaction(url, async (db) => {
    // Serializes imports, because two that write the same rows could deadlock.
    await db.query("SELECT pg_advisory_xact_lock(hashtext('commission report'))");
    const parser = await openCsv(given.source);
    const { refusals, ...totals } = await read(db, parser, given).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
        throw new Refused('This is not a CSV file');
      throw error;
    });
    const counts = [totals.created, totals.updated, totals.unchanged, totals.refused];
    const { rows } = await db.query<{ id: number }>(keepReport, [totals.network, given.name, actor.email, ...counts]);
    const id = rows[0]?.id ?? 0;
    await db.query(keepRefusals, [id, refusals.map(({ line }) => line), refusals.map(({ reason }) => reason)]);
    const after = { name: given.name, ...totals };
    await audit(db, actor, { action: 'import commissions', subject: `report ${id}`, after });
    return { id, ...totals, refusals };
  });
