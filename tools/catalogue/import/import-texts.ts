import { type FeedFormat, FeedRefused, readFeed } from '@wearfolio/feeds/read-feed';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { percent, rowCount, thousands } from '../format.ts';
import { createShopRates, loadRates } from '../prices/shop-rates.ts';
import { createTouched, publishTouched } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';
import type { Version } from '../schedule/download.ts';
import { changed, loadStore, mappingOf, readSettings, type SettingsChange } from '../stores/store-settings.ts';
import { noteTexts } from '../stores/text-feeds.ts';
import { loadCleaningRules } from '../values/cleaning-rules.ts';
import { describeRejects } from './describe-rejects.ts';
import { currencyOf, type ImportOptions } from './import-feed.ts';
import { interruptible } from './interrupt.ts';
import { type Progress, silent } from './progress.ts';
import { writeReport } from './report.ts';
import { findStore, lockStore } from './runs.ts';
import { stageFeed } from './staging.ts';

export type TextImport = {
  /** The database; it must be migrated. */
  url: string;
  /** The store's name. */
  store: string;
  /** The language of the feed's titles and descriptions, such as 'de'. */
  language: string;
  bytes: AsyncIterable<Uint8Array>;
  /** Undefined detects the format. */
  format?: FeedFormat | undefined;
  currency?: ImportOptions['currency'];
  /** By which its server knows the feed again; missing for a feed that was not fetched. */
  version?: Version | undefined;
  /** Settings for this feed alone. */
  settings?: SettingsChange | undefined;
  /** Maximum share of the store's texts in this language that may be missing, 0 to 1; 0.5 by default. */
  maxShrink?: number | undefined;
  /** Takes a feed that shrank by more than `maxShrink`. */
  yes?: boolean | undefined;
  /** Counts without changing anything. */
  dryRun?: boolean | undefined;
  /** Folder for the report file; null writes none. */
  reportsDir: string | null;
  /** Receives the summary line by line. */
  say: (line: string) => void;
  progress?: Progress | undefined;
  signal?: AbortSignal | undefined;
};

// A row's product: by the key or an id, else by an article number that no other product of the store has. The feeds of a
// store share ids, or numbers at least.
const createOwners = `
  CREATE TEMP TABLE text_owner AS
  WITH own AS MATERIALIZED (
    SELECT id, external_id, gtin FROM product WHERE store_id = $1 AND active
  ), own_variant AS MATERIALIZED (
    SELECT v.product_id, v.external_id, v.sku, v.gtin FROM variant v JOIN own ON own.id = v.product_id
  ), number AS (
    SELECT number, min(product_id) AS product_id
    FROM (
      SELECT sku AS number, product_id FROM own_variant UNION ALL SELECT gtin, product_id FROM own_variant
      UNION ALL SELECT gtin, id FROM own
    ) each
    WHERE number <> '' GROUP BY number HAVING count(DISTINCT product_id) = 1
  ), fed AS MATERIALIZED (
    SELECT seq, key, external_id, details ->> 'gtin' AS gtin, variants FROM stage WHERE kind = 'row'
  ), fed_variant AS MATERIALIZED (
    SELECT seq, each ->> 'id' AS id, each ->> 'sku' AS sku, each ->> 'gtin' AS gtin
    FROM fed CROSS JOIN LATERAL jsonb_array_elements(variants) each
  ), found AS (
    SELECT seq, own.id AS product_id, 1 AS rank FROM fed JOIN own ON own.external_id = fed.key
    UNION ALL SELECT seq, v.product_id, 2 FROM fed JOIN own_variant v USING (external_id)
    UNION ALL SELECT seq, own.id, 3 FROM fed JOIN own USING (external_id)
    UNION ALL SELECT seq, v.product_id, 4 FROM fed_variant f JOIN own_variant v ON v.external_id = f.id
    UNION ALL SELECT seq, n.product_id, 5 FROM fed_variant f JOIN number n ON n.number IN (f.sku, f.gtin)
    UNION ALL SELECT seq, n.product_id, 6 FROM fed JOIN number n ON n.number = fed.gtin
  )
  SELECT DISTINCT ON (seq) seq, product_id FROM found ORDER BY seq, rank, product_id`;

// The title of a product's first row, and its first description.
const createTexts = `
  CREATE TEMP TABLE text_found AS
  SELECT o.product_id, (array_agg(s.title ORDER BY s.seq))[1] AS title,
    (array_agg(s.description ORDER BY s.description = '', s.seq))[1] AS description
  FROM text_owner o JOIN stage s ON s.seq = o.seq AND s.kind = 'row'
  GROUP BY o.product_id`;

const countTexts = `
  SELECT (SELECT count(*) FROM stage WHERE kind = 'row')::int AS rows,
    (SELECT count(*) FROM text_owner)::int AS matched,
    (SELECT count(*) FROM stage WHERE kind = 'reject')::int AS rejected,
    (SELECT count(*) FROM text_found)::int AS found,
    count(t.*)::int AS known, count(t.*) FILTER (WHERE f.product_id IS NULL)::int AS missing
  FROM product p
  JOIN product_text t ON t.product_id = p.id AND t.language = $2
  LEFT JOIN text_found f ON f.product_id = p.id
  WHERE p.store_id = $1`;

type Counts = { rows: number; matched: number; rejected: number; found: number; known: number; missing: number };

const writeTexts = `
  WITH written AS (
    INSERT INTO product_text AS t (product_id, language, title, description)
    SELECT product_id, $1, title, description FROM text_found ORDER BY product_id
    ON CONFLICT (product_id, language) DO UPDATE SET title = excluded.title, description = excluded.description
    WHERE (t.title, t.description) IS DISTINCT FROM (excluded.title, excluded.description)
    RETURNING product_id
  )
  INSERT INTO touched SELECT product_id FROM written`;

const removeTexts = `
  WITH removed AS (
    DELETE FROM product_text t USING product p
    WHERE p.id = t.product_id AND p.store_id = $2 AND t.language = $1
      AND NOT EXISTS (SELECT FROM text_found f WHERE f.product_id = t.product_id)
    RETURNING t.product_id
  )
  INSERT INTO touched SELECT product_id FROM removed`;

/** Refuses a feed of other products, and one that lost too many of them. */
const check = ({ rows, found, known, missing }: Counts, { store, maxShrink = 0.5, yes = false }: TextImport): void => {
  if (found === 0)
    throw new Refused(
      `None of the ${thousands(rows)} rows is a product of ${store}. Both feeds need the same ids, SKUs or GTINs; import the main feed first`,
    );
  if (yes || missing <= known * maxShrink) return;
  throw new Refused(
    `The feed lacks ${thousands(missing)} of ${thousands(known)} products with texts (${percent(missing, known)}). Add --yes to import it anyway`,
  );
};

type Read = { report: string | null; isUnmapped: boolean };

const stageTexts = async (db: Connection, storeId: number, request: TextImport): Promise<Read> => {
  const { store, language, settings = {}, bytes, format, signal, progress = silent, reportsDir } = request;
  const currency = await currencyOf(request);
  const stored = await loadStore(db, storeId);
  if (!stored) throw new Refused(`There is no store ${store}`);
  const known = changed(stored, readSettings(settings));
  const rates = await loadRates(db, currency);
  await createShopRates(db, rates);
  const cleaning = await loadCleaningRules(db, {
    ...{ currency, mediaBase: null, categories: new Map(), store: known },
    currencies: new Set(rates.keys()),
  });
  const rules = { ...cleaning, language, onlyTexts: true };
  let isUnmapped = false;
  const leaveMapping = () => {
    isUnmapped = true;
  };
  const events = readFeed(bytes, {
    ...{ format, rules, now: new Date(), mapping: mappingOf(known), files: known.archiveFiles },
    onBytes: progress.bytes,
    // A mapping that was given for this feed must fit it.
    onUnmapped: settings.mapping ? undefined : leaveMapping,
  });
  const staged = await stageFeed(db, interruptible(events, signal), null, progress.rows);
  signal?.throwIfAborted();
  if (staged.fault instanceof FeedRefused) throw new Refused(staged.fault.message);
  if (staged.fault) throw staged.fault;
  const report = reportsDir === null ? null : await writeReport(db, { folder: reportsDir, store, currency });
  return { report, isUnmapped };
};

type Summary = { counts: Counts; rejects: string; isUnmapped: boolean };

const summaryOf = ({ language, dryRun }: TextImport, { counts, rejects, isUnmapped }: Summary): string[] => {
  const line = (name: string, count: number) => `  ${name.padEnd(20)}${thousands(count).padStart(11)}`;
  return [
    `Read ${rowCount(counts.rows + counts.rejected)} in ${language}`,
    ...(isUnmapped ? ["The store's mapping does not fit this feed, so it was read without"] : []),
    line('products with texts', counts.found),
    line('of no product', counts.rows - counts.matched),
    line('rejected', counts.rejected),
    ...(rejects === '' ? [] : [`Rejected: ${rejects}`]),
    ...(counts.missing > 0 ? [`Products without texts in ${language} again: ${thousands(counts.missing)}`] : []),
    ...(dryRun ? ['Nothing was written: this was a dry run'] : []),
  ];
};

const takeTexts = async (db: Connection, request: TextImport): Promise<Counts> => {
  const { store, language, dryRun = false, version = null, say } = request;
  const storeId = await findStore(db, store);
  if (storeId === null) throw new Refused(`There is no store ${store}. Import its main feed first`);
  await lockStore(db, store);
  const { report, isUnmapped } = await stageTexts(db, storeId, request);
  if (report) say(`Report: ${report}`);
  await db.query(createOwners, [storeId]);
  await db.query(createTexts);
  const { rows } = await db.query<Counts>(countTexts, [storeId, language]);
  if (!rows[0]) throw new Error('The count returned no row');
  const [counts] = rows;
  check(counts, request);
  if (!dryRun)
    await inTransaction(db, async () => {
      await createTouched(db);
      await db.query(writeTexts, [language]);
      await db.query(removeTexts, [language, storeId]);
      await noteTexts(db, { storeId, language, products: counts.found, version, isUnmapped });
      await publishTouched(db);
    });
  const rejects = await describeRejects(db, store);
  for (const line of summaryOf(request, { counts, rejects, isUnmapped })) say(line);
  return counts;
};

/**
 * Takes the titles and descriptions of a store's feed in another language for the store's products, and nothing else of
 * it: a market with this language shows them (behavior.md#markets-texts). Texts of products that the feed lacks are
 * removed. Throws Refused if the feed is of other products, lacks too many, or the store is being imported.
 */
export const importTexts = async (request: TextImport): Promise<Counts> => {
  try {
    return await withConnection(request.url, (db) => takeTexts(db, request));
  } finally {
    request.progress?.stop();
  }
};
