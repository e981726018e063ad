import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { type Actor, audit } from '../audit.ts';
import { type Connection, withTransaction } from '../connection.ts';
import { checkMarket } from '../content/markets.ts';
import { Refused } from '../refused.ts';
import { hashOfKey, makeKey } from './partner-key.ts';

/** The calls a day of a partner for whom nobody chose a number, and the most that can be chosen. */
export const standardQuota = 10_000;
export const highestQuota = 10_000_000;

/** A partner as staff see it; `market` is the prefix of what it reads, `used` counts the calls of today (UTC). */
export type Partner = {
  id: number;
  name: string;
  slug: string;
  quotaPerDay: number;
  market: string;
  terms: string;
  pausedAt: Date | null;
  createdAt: Date;
  used: number;
};

/** A new partner. */
export type NewPartner = { name: string; quotaPerDay?: number | undefined; market?: string; terms?: string };

/** What can be changed of a partner; undefined keeps a value. */
export type PartnerChange = {
  quotaPerDay?: number | undefined;
  market?: string | undefined;
  terms?: string | undefined;
  isPaused?: boolean | undefined;
};

/** How a partner is named: by its id, or by its name or slug. */
export type PartnerName = number | string;

const columns = `
  id, name, slug, quota_per_day AS "quotaPerDay", market, terms, paused_at AS "pausedAt", created_at AS "createdAt",
  CASE WHEN used_day = (now() AT TIME ZONE 'UTC')::date THEN used ELSE 0 END AS used`;

/** Lists all partners by name. */
export const listPartners = async (db: Pick<Connection, 'query'>): Promise<Partner[]> =>
  (await db.query<Partner>(`SELECT ${columns} FROM partner ORDER BY lower(name), id`)).rows;

/** Locks a partner until the transaction ends. Throws Refused if there is no such partner. */
export const lockPartner = async (db: Connection, name: PartnerName): Promise<Partner> => {
  const { rows } =
    typeof name === 'number'
      ? await db.query<Partner>(`SELECT ${columns} FROM partner WHERE id = $1 FOR UPDATE`, [name])
      : await db.query<Partner>(
          `SELECT ${columns} FROM partner WHERE lower(name) = lower($1) OR slug = $1 FOR UPDATE`,
          [name.trim()],
        );
  if (!rows[0])
    throw new Refused(typeof name === 'number' ? 'There is no such partner' : `There is no partner ${name}`);
  return rows[0];
};

const checkQuota = (quota: number): void => {
  if (!Number.isInteger(quota) || quota < 1 || quota > highestQuota)
    throw new Refused(`The quota must be from 1 to ${highestQuota.toLocaleString('en')} calls a day`);
};

const insert = `
  INSERT INTO partner (name, slug, key_hash, quota_per_day, market, terms) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (slug) DO NOTHING RETURNING ${columns}`;

/** Adds a partner. Returns it with its key, which is stored nowhere. Throws Refused if the name is taken or there is no such market. */
export const addPartner = (
  url: string,
  actor: Actor,
  { name, quotaPerDay = standardQuota, market = '', terms = '' }: NewPartner,
): Promise<{ partner: Partner; key: string }> => {
  const [shown, slug] = [name.trim(), slugOf(name)];
  if (slug === '') throw new Refused('Give the partner a name with a letter or a digit');
  checkQuota(quotaPerDay);
  const key = makeKey();
  return withTransaction(url, async (db) => {
    await checkMarket(db, market);
    const { rows } = await db.query<Partner>(insert, [shown, slug, hashOfKey(key), quotaPerDay, market, terms]);
    const [partner] = rows;
    if (!partner) throw new Refused(`There is a partner with the name ${shown} already`);
    await audit(db, actor, { action: 'add partner', subject: shown, after: { slug, quotaPerDay, market, terms } });
    return { partner, key };
  });
};

const update = `
  UPDATE partner SET quota_per_day = $2, market = $3, terms = $4,
    paused_at = CASE WHEN $5 THEN coalesce(paused_at, now()) END
  WHERE id = $1 RETURNING ${columns}`;

const shownOf = ({ quotaPerDay, market, terms, pausedAt }: Partner) => ({
  ...{ quotaPerDay, market, terms },
  isPaused: pausedAt !== null,
});

/** Changes a partner. Throws Refused if there is no such partner or market. */
export const changePartner = (
  url: string,
  actor: Actor,
  name: PartnerName,
  { quotaPerDay, market, terms, isPaused }: PartnerChange,
): Promise<Partner> =>
  withTransaction(url, async (db) => {
    const before = await lockPartner(db, name);
    const quota = quotaPerDay ?? before.quotaPerDay;
    checkQuota(quota);
    if (market !== undefined) await checkMarket(db, market);
    const { rows } = await db.query<Partner>(update, [
      before.id,
      quota,
      market ?? before.market,
      terms ?? before.terms,
      isPaused ?? before.pausedAt !== null,
    ]);
    const after = rows[0] ?? before;
    const event = { subject: before.name, before: shownOf(before), after: shownOf(after) };
    await audit(db, actor, { action: 'change partner', ...event });
    return after;
  });

/** Gives a partner a new key; the old one ends at once. Throws Refused if there is no such partner. */
export const renewKey = (url: string, actor: Actor, name: PartnerName): Promise<{ partner: Partner; key: string }> => {
  const key = makeKey();
  return withTransaction(url, async (db) => {
    const partner = await lockPartner(db, name);
    await db.query('UPDATE partner SET key_hash = $2 WHERE id = $1', [partner.id, hashOfKey(key)]);
    await audit(db, actor, { action: 'renew partner key', subject: partner.name });
    return { partner, key };
  });
};

/** Removes a partner and its key. Its figures stay. Throws Refused if there is no such partner. */
export const removePartner = (url: string, actor: Actor, name: PartnerName): Promise<Partner> =>
  withTransaction(url, async (db) => {
    const partner = await lockPartner(db, name);
    await db.query('DELETE FROM partner WHERE id = $1', [partner.id]);
    await audit(db, actor, { action: 'remove partner', subject: partner.name, before: shownOf(partner) });
    return partner;
  });

/** A partner as calls need it. */
export type KnownPartner = Pick<Partner, 'id' | 'name' | 'slug' | 'quotaPerDay' | 'market'> & { isPaused: boolean };

const known = `id, name, slug, quota_per_day AS "quotaPerDay", market, paused_at IS NOT NULL AS "isPaused"`;

/** The partner with this key, or null. */
export const findByKey = async (db: Pick<Connection, 'query'>, key: string): Promise<KnownPartner | null> => {
  const { rows } = await db.query<KnownPartner>(`SELECT ${known} FROM partner WHERE key_hash = $1`, [hashOfKey(key)]);
  return rows[0] ?? null;
};

/** Whether there is a partner with this slug. */
export const isPartner = async (db: Pick<Connection, 'query'>, slug: string): Promise<boolean> =>
  ((await db.query('SELECT FROM partner WHERE slug = $1', [slug])).rowCount ?? 0) > 0;

/** Calls that a process may answer: `count` of them, with `left` more of the quota, until `ms` from now. */
export type Taken = { count: number; left: number; ms: number; day: string };

// A process takes a twentieth of what is left, so that processes rarely take, and what one of them holds is small near
// the end of the quota.
const take = `
  UPDATE partner SET used_day = now_used.day, used = now_used.used + now_used.count
  FROM (
    SELECT id, day, used, greatest(least(quota_per_day - used, 100, greatest(1, (quota_per_day - used) / 20)), 0) AS count
    FROM (
      SELECT id, quota_per_day, (now() AT TIME ZONE 'UTC')::date AS day,
        CASE WHEN used_day = (now() AT TIME ZONE 'UTC')::date THEN used ELSE 0 END AS used
      FROM partner WHERE id = $1 FOR UPDATE
    ) today
  ) now_used
  WHERE partner.id = now_used.id
  RETURNING now_used.count, greatest(quota_per_day - partner.used, 0) AS left, used_day::text AS day,
    (extract(epoch FROM (used_day + 1)::timestamp AT TIME ZONE 'UTC' - now()) * 1000)::float8 AS ms`;

/** Takes calls of today's quota of a partner, none when it is used up. Null if the partner is gone. */
export const takeCalls = async (db: Pick<Connection, 'query'>, partnerId: number): Promise<Taken | null> =>
  (await db.query<Taken>(take, [partnerId])).rows[0] ?? null;

/** Gives calls back that were taken on `day` and not used. */
export const giveBack = async (
  db: Pick<Connection, 'query'>,
  partnerId: number,
  { count, day }: Pick<Taken, 'count' | 'day'>,
): Promise<void> => {
  await db.query('UPDATE partner SET used = used - $2 WHERE id = $1 AND used_day = $3::date AND used >= $2', [
    partnerId,
    count,
    day,
  ]);
};
