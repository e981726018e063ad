import { type Actor, audit } from '../audit.ts';
import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import type { Version } from '../schedule/download.ts';
import { readFeedAddress } from '../schedule/feed-address.ts';
import { addFetch } from '../schedule/schedules.ts';
import { withoutKeys } from '../schedule/without-keys.ts';

/** A store's feed in another language, and what came of the last one: 'imported', 'unchanged' or why it was refused. */
export type TextFeed = {
  language: string;
  /** Null if it was uploaded or imported by hand. */
  url: string | null;
  version: Version;
  /** The products that have texts of it. */
  products: number;
  outcome: string | null;
  readAt: Date | null;
  /** Whether the store's mapping does not fit the last one, so that it was read without. */
  isUnmapped: boolean;
};

const select = `
  SELECT language, url, json_build_object('etag', etag, 'lastModified', last_modified) AS version, products, outcome,
    read_at AS "readAt", is_unmapped AS "isUnmapped"
  FROM text_feed WHERE store_id = $1 ORDER BY language`;

/** The feeds of a store in other languages. */
export const listTextFeeds = async (db: Pick<Connection, 'query'>, storeId: number): Promise<TextFeed[]> =>
  (await db.query<TextFeed>(select, [storeId])).rows;

const noteTaken = `
  INSERT INTO text_feed AS f (store_id, language, products, etag, last_modified, is_unmapped, outcome, read_at)
  VALUES ($1, $2, $3, $4, $5, $6, 'imported', now())
  ON CONFLICT (store_id, language) DO UPDATE SET products = excluded.products, etag = excluded.etag, failures = 0,
    last_modified = excluded.last_modified, is_unmapped = excluded.is_unmapped, outcome = excluded.outcome,
    read_at = excluded.read_at`;

type Taken = {
  storeId: number;
  language: string;
  products: number;
  version: Version | null;
  isUnmapped: boolean;
};

/** Notes that a store's feed gave its texts. A feed without `version` is fetched whole the next time. */
export const noteTexts = async (db: Connection, taken: Taken): Promise<void> => {
  const { storeId, language, products, version, isUnmapped } = taken;
  const validators = [version?.etag ?? null, version?.lastModified ?? null];
  await db.query(noteTaken, [storeId, language, products, ...validators, isUnmapped]);
};

const noteLeft = `
  INSERT INTO text_feed AS f (store_id, language, outcome, read_at) VALUES ($1, $2, $3, now())
  ON CONFLICT (store_id, language) DO UPDATE SET outcome = excluded.outcome, read_at = excluded.read_at,
    failures = CASE WHEN $4 THEN least(f.failures + 1, 9999) WHEN $3 = 'unchanged' THEN 0 ELSE f.failures END`;

type Left = { storeId: number; language: string; outcome: string; isFailure?: boolean };

/**
 * Notes that a store's texts stay as they are: its feed is unchanged, or was refused for a reason. A failure is one more
 * fetch in a row that failed.
 */
export const noteSameTexts = (url: string, { storeId, language, outcome, isFailure = false }: Left): Promise<void> =>
  withConnection(url, async (db) => {
    await db.query(noteLeft, [storeId, language, outcome, isFailure]);
  });

const lockStore = `
  SELECT name AS store, text_feed.url AS address, EXISTS (SELECT FROM feed_schedule WHERE store_id = store.id) AS "isFetched"
  FROM store LEFT JOIN text_feed ON store_id = store.id AND text_feed.language = $2 WHERE store.id = $1 FOR UPDATE OF store`;

// Validators and failures of another address do not apply.
const setAddress = `
  INSERT INTO text_feed (store_id, language, url) VALUES ($1, $2, $3)
  ON CONFLICT (store_id, language) DO UPDATE SET url = excluded.url, etag = NULL, last_modified = NULL, failures = 0`;

export type TextAddress = { storeId: number; language: string; feedUrl: string | null };

const auditedAs = (language: string, address: string | null): object => ({
  language,
  feed: address === null ? 'by hand' : withoutKeys(address),
});

/**
 * Sets the address of a store's feed in another language, which is fetched now and always with the store's own feed. Null
 * ends that; the texts stay. Throws Refused if the store's own feed is not fetched from an address, or this one is invalid.
 */
export const setTextFeed = (
  url: string,
  actor: Actor,
  { storeId, language, feedUrl }: TextAddress,
  privateHosts: readonly string[],
): Promise<void> => {
  const given = feedUrl === null ? null : readFeedAddress(feedUrl, privateHosts).href;
  return withTransaction(url, async (db) => {
    const { rows } = await db.query<{ store: string; address: string | null; isFetched: boolean }>(lockStore, [
      storeId,
      language,
    ]);
    const [found] = rows;
    if (!found) throw new Refused('There is no such store');
    if (given !== null && !found.isFetched)
      throw new Refused('This store has no schedule. Enter the address of its feed');
    await db.query(setAddress, [storeId, language, given]);
    if (given !== null) await addFetch(db, storeId);
    await audit(db, actor, {
      action: 'schedule feed',
      subject: found.store,
      before: auditedAs(language, found.address),
      after: auditedAs(language, given),
    });
  });
};
