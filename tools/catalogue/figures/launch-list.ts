import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeKey } from '@wearfolio/contracts/content/content-body';
import type { FixedIdentity } from '@wearfolio/contracts/identity/identity';
import { maybeCentsReason } from '@wearfolio/feeds/profile/check-amounts';
import { inEnglish, type Said, say } from '@wearfolio/messages/said';
import { type Connection, withConnection } from '../connection.ts';
import { findDeadLinks, isText, linksOf } from '../content/dead-links.ts';
import { readIdentityIn, readShown } from '../content/shop-identity.ts';
import { rulesOf } from '../rules/rule-versions.ts';

/** What must be done before the shop opens. */
type LaunchKey =
  | 'products'
  | 'imprint'
  | 'privacy'
  | 'terms'
  | 'returns'
  | 'sender'
  | 'recipient'
  | 'test-mail'
  | 'home-links'
  | 'currencies'
  | 'prices'
  | 'amounts'
  | 'second-factor'
  | 'backup';

/** A thing to do before the shop opens. `detail` says what is missing. */
export type LaunchLine = { key: LaunchKey; title: Said; detail: Said | null; isDone: boolean };

/** The part of the identity that the environment sets, and the folder of the operator's texts. */
export type LaunchSettings = { fixed: FixedIdentity; contentDir: string };

/** The `shop_state` row of the last test mail. */
export const testMailKey = 'test_mail';

/** The last test mail: its sender and recipient, and when somebody opened its link. */
export type TestMail = { code: string; from: string; to: string; receivedAt: string | null };

/** The `shop_state` row with the time of the last backup that staff noted. */
export const backupKey = 'backup';

/** How long a backup counts, in days. */
const backupDays = 30;

/** Returns the last test mail; null if none was sent. */
export const readTestMail = async (db: Pick<Connection, 'query'>): Promise<TestMail | null> => {
  const { rows } = await db.query<{ value: string }>('SELECT value FROM shop_state WHERE key = $1', [testMailKey]);
  return rows[0] ? JSON.parse(rows[0].value) : null;
};

type Found = { isDone: boolean; detail?: Said | null };

// Nobody can have a mailbox below this domain (RFC 2606).
const isMadeUp = (mailbox: string): boolean => /[@.]example>?$/i.test(mailbox.trim());

const productsFound = async (db: Connection): Promise<Found> => {
  const { rows } = await db.query<{ isDone: boolean }>('SELECT EXISTS (SELECT FROM listing WHERE active) AS "isDone"');
  return { isDone: rows[0]?.isDone ?? false, detail: say('desk.launch.noProducts') };
};

const mailboxFound = (mailbox: string): Found =>
  isMadeUp(mailbox) ? { isDone: false, detail: say('desk.launch.madeUpMailbox', { mailbox }) } : { isDone: true };

const textFound = async (db: Connection, slug: string, contentDir: string): Promise<Found> =>
  (await isText(db, slug, contentDir)) ? { isDone: true } : { isDone: false, detail: say('desk.launch.noText') };

const testMailFound = async (db: Connection, { from, to }: { from: string; to: string }): Promise<Found> => {
  const mail = await readTestMail(db);
  if (!mail) return { isDone: false, detail: say('desk.launch.testMailNeeded') };
  if (mail.from !== from || mail.to !== to) return { isDone: false, detail: say('desk.launch.testMailOutdated') };
  return { isDone: mail.receivedAt !== null, detail: say('desk.launch.testMailUnopened') };
};

const namesFound = (names: readonly string[]): Found =>
  names.length === 0 ? { isDone: true } : { isDone: false, detail: say('desk.launch.without', { names }) };

const readHomeFile = (contentDir: string): unknown => {
  const file = join(contentDir, 'home.json');
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  } catch {
    // The shop does not use such a file either.
    return null;
  }
};

const homeLinksFound = async (db: Connection, contentDir: string): Promise<Found> => {
  const home = (await readShown(db, homeKey)) ?? readHomeFile(contentDir);
  const links = await findDeadLinks(db, linksOf(home), contentDir);
  return links.length === 0
    ? { isDone: true }
    : { isDone: false, detail: say('desk.launch.linksToNowhere', { links }) };
};

const namesOf = async (db: Connection, sql: string): Promise<string[]> =>
  (await db.query<{ name: string }>(sql)).rows.map(({ name }) => name);

// An import asks for the currency before anything else of a feed that states none. A rule may have set it since.
const withoutCurrency = `
  SELECT store.name FROM store JOIN LATERAL (
    SELECT outcome, reason FROM import WHERE store_id = store.id ORDER BY id DESC LIMIT 1
  ) AS last ON last.outcome <> 'imported' AND last.reason ILIKE '%currency%'
  WHERE remove_at IS NULL AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(${rulesOf('store.id')}) AS rule, jsonb_array_elements(rule -> 'actions') AS action
    WHERE action ->> 'of' = 'currency')
  ORDER BY fold_text(store.name)`;

const doubtOf = (count: number, stores: readonly string[]): Said | null => {
  if (stores.length === 0) return count === 0 ? null : say('desk.launch.pricesJumped', { count });
  if (count === 0) return say('desk.launch.currencyUnsure', { stores });
  return say('desk.launch.pricesJumpedUnsure', { count, stores });
};

const pricesFound = async (db: Connection): Promise<Found> => {
  const unsure = await namesOf(
    db,
    "SELECT name FROM store WHERE currency_is_kept AND profile->>'statesCurrency' = 'false' ORDER BY fold_text(name)",
  );
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM held_price WHERE rejected_at IS NULL',
  );
  const detail = doubtOf(rows[0]?.count ?? 0, unsure);
  return { isDone: detail === null, detail };
};

// Rows warn of it until staff confirm the prices; the next import follows that.
const maybeCents = `
  SELECT store.name FROM store JOIN LATERAL (
    SELECT id, started_at FROM import WHERE store_id = store.id AND outcome = 'imported' ORDER BY id DESC LIMIT 1
  ) AS last ON EXISTS (
    SELECT FROM import_reject WHERE import_id = last.id AND field = 'price' AND starts_with(reason, 'warning: ${maybeCentsReason}'))
  WHERE remove_at IS NULL AND coalesce((confirmed_prices ->> 'at')::timestamptz < last.started_at, true)
  ORDER BY fold_text(store.name)`;

const amountsFound = async (db: Connection): Promise<Found> => {
  const names = await namesOf(db, maybeCents);
  return names.length === 0 ? { isDone: true } : { isDone: false, detail: say('desk.launch.maybeCents', { names }) };
};

const withoutFactor = `
  SELECT email AS name FROM staff WHERE totp_since IS NULL
    AND NOT EXISTS (SELECT FROM staff_passkey WHERE staff_id = staff.id) ORDER BY email`;

// Either continuous archiving works, or staff noted a dump, which the server cannot see.
const backups = `
  SELECT EXISTS (SELECT FROM pg_stat_archiver WHERE last_archived_time > now() - interval '${backupDays} days')
    OR EXISTS (SELECT FROM shop_state WHERE key = $1 AND value::timestamptz > now() - interval '${backupDays} days')
    AS "isDone"`;

const backupFound = async (db: Connection): Promise<Found> => {
  const { rows } = await db.query<{ isDone: boolean }>(backups, [backupKey]);
  return { isDone: rows[0]?.isDone ?? false, detail: say('desk.launch.noBackup', { days: backupDays }) };
};

const readIn = async (db: Connection, { fixed, contentDir }: LaunchSettings): Promise<LaunchLine[]> => {
  const { mail_from: from, contact_to: to } = await readIdentityIn(db, fixed);
  const lineOf = (key: LaunchKey, title: Said, { isDone, detail = null }: Found): LaunchLine => ({
    ...{ key, title, isDone },
    detail: isDone ? null : detail,
  });
  return [
    lineOf('products', say('desk.launch.products'), await productsFound(db)),
    lineOf('imprint', say('desk.launch.imprint'), await textFound(db, 'imprint', contentDir)),
    lineOf('privacy', say('desk.launch.privacyPolicy'), await textFound(db, 'privacy-policy', contentDir)),
    lineOf('terms', say('desk.launch.terms'), await textFound(db, 'terms', contentDir)),
    lineOf('returns', say('desk.launch.returns'), await textFound(db, 'returns', contentDir)),
    lineOf('sender', say('desk.launch.sender'), mailboxFound(from)),
    lineOf('recipient', say('desk.launch.recipient'), mailboxFound(to)),
    lineOf('test-mail', say('desk.launch.testMail'), await testMailFound(db, { from, to })),
    lineOf('home-links', say('desk.launch.homeLinks'), await homeLinksFound(db, contentDir)),
    lineOf('currencies', say('desk.launch.currencies'), namesFound(await namesOf(db, withoutCurrency))),
    lineOf('prices', say('desk.launch.prices'), await pricesFound(db)),
    lineOf('amounts', say('desk.launch.amounts'), await amountsFound(db)),
    lineOf('second-factor', say('desk.launch.secondFactor'), namesFound(await namesOf(db, withoutFactor))),
    lineOf('backup', say('desk.launch.backup'), await backupFound(db)),
  ];
};

/** Returns what must be done before the shop opens, line by line, with what is done. */
export const readLaunchList = (url: string, settings: LaunchSettings): Promise<LaunchLine[]> =>
  withConnection(url, (db) => readIn(db, settings));

/** Returns the launch list for ops: what is missing, or that nothing is. */
export const describeLaunchList = async (url: string, settings: LaunchSettings): Promise<string[]> => {
  const lines = await readLaunchList(url, settings);
  const open = lines.filter(({ isDone }) => !isDone);
  if (open.length === 0) return ['Ready to open'];
  return [
    `Before the shop opens (${lines.length - open.length} of ${lines.length} done)`,
    ...open.map(({ title, detail }) => `  ${[title, ...(detail === null ? [] : [detail])].map(inEnglish).join(': ')}`),
  ];
};
