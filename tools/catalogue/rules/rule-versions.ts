import { parents } from '@wearfolio/feeds/clean/color/palette';
import { fieldNames } from '@wearfolio/feeds/raw-record';
import { readRules } from '@wearfolio/feeds/rules/read-rules';
import { type FeedRule, testedFacts } from '@wearfolio/feeds/rules/rule';
import type { Pool } from 'pg';
import { type Actor, audit } from '../audit.ts';
import { type Connection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';

/** A version of the rules for one store, or for all without an id. Number 0 is a list that nobody made. */
export type RuleVersion = { number: number; rules: FeedRule[]; actor: string; madeAt: Date; note: string };

/** The notes of versions that no feed must be read again for: by the migration, and of settings given with an import. */
export const appliedNotes = ['The settings of before', 'With an import'] as const;

/** What the parts of a rule can name. */
export const ruleNames = { fields: [...fieldNames], facts: [...testedFacts], colors: Object.keys(parents) };

/** Thrown if somebody else saved the rules in the meantime. */
export class RulesConflict extends Refused {
  override readonly name = 'RulesConflict';
}

/** SQL: the rules in use of the store with this id, or of all stores for NULL. */
export const rulesOf = (storeId: string): string => `
  coalesce((SELECT rules FROM feed_rules WHERE store_id IS NOT DISTINCT FROM ${storeId} ORDER BY number DESC, id DESC LIMIT 1), '[]')`;

const mostVersions = 50;

const versions = `
  SELECT number, rules, actor, made_at AS "madeAt", note FROM feed_rules
  WHERE store_id IS NOT DISTINCT FROM $1::int ORDER BY number DESC, id DESC LIMIT ${mostVersions}`;

/** Lists the versions of the rules for a store, or for all stores with null; newest first. */
export const listVersions = async (db: Connection | Pool, storeId: number | null): Promise<RuleVersion[]> =>
  (await db.query<RuleVersion>(versions, [storeId])).rows;

const insert = `
  INSERT INTO feed_rules (store_id, number, rules, actor, note)
  SELECT $1::int, coalesce(max(number), 0) + 1, $2, $3, $4 FROM feed_rules WHERE store_id IS NOT DISTINCT FROM $1::int
  RETURNING number`;

type NewVersion = {
  storeId: number | null;
  /** The name of the store, or what stands for all. */
  subject: string;
  before: readonly FeedRule[];
  rules: readonly FeedRule[];
  note: string;
};

/** Adds a version, which counts from the next import on, and an entry of the audit log. Returns its number. */
export const addVersion = async (
  db: Connection,
  actor: Actor,
  { storeId, subject, before, rules, note }: NewVersion,
): Promise<number> => {
  const { rows } = await db.query<{ number: number }>(insert, [storeId, JSON.stringify(rules), actor.email, note]);
  const version = rows[0]?.number ?? 0;
  await audit(db, actor, {
    action: 'set feed rules',
    subject,
    before: { version: version - 1, rules: before },
    after: { version, note, rules },
  });
  return version;
};

/** Lock number of the rules; the second key is the store's id, 0 for all. */
const rulesLock = 5_170_027;

const nameOf = async (db: Connection, storeId: number | null): Promise<string> => {
  if (storeId === null) return 'all stores';
  const { rows } = await db.query<{ name: string }>('SELECT name FROM store WHERE id = $1', [storeId]);
  if (!rows[0]) throw new Refused('There is no such store');
  return rows[0].name;
};

/** Validates rules. Throws Refused if they are invalid. */
export const checkRules = (given: unknown): FeedRule[] => {
  const rules = readRules(given);
  if (typeof rules === 'string') throw new Refused(rules);
  return rules;
};

type Change = {
  storeId: number | null;
  /** The version that the change began with; undefined: whatever is in use. */
  basedOn?: number | undefined;
  note: string;
  /** Returns the new rules. Throws Refused if there are none. */
  make: (versions: readonly RuleVersion[]) => readonly FeedRule[];
};

const change = (url: string, actor: Actor, { storeId, basedOn, note, make }: Change): Promise<number> =>
  withTransaction(url, async (db) => {
    const subject = await nameOf(db, storeId);
    await db.query('SELECT pg_advisory_xact_lock($1, $2)', [rulesLock, storeId ?? 0]);
    const before = await listVersions(db, storeId);
    const number = before[0]?.number ?? 0;
    if (basedOn !== undefined && basedOn !== number)
      throw new RulesConflict('Somebody else saved these rules in the meantime. Load them again');
    const rules = make(before);
    return addVersion(db, actor, { storeId, subject, before: before[0]?.rules ?? [], rules, note });
  });

/**
 * Saves the rules for a store, or for all stores with null, as a new version. Returns its number. Throws Refused if they
 * are invalid, and RulesConflict if `basedOn` is no longer in use.
 */
export const saveRules = (
  url: string,
  actor: Actor,
  { rules, ...given }: Pick<Change, 'storeId' | 'basedOn'> & { rules: unknown; note?: string },
): Promise<number> => {
  const checked = checkRules(rules);
  return change(url, actor, { note: 'Saved', ...given, make: () => checked });
};

/**
 * Undoes the last version, or everything after version `number`: its rules become the newest version. Version 0 has no
 * rules. Returns the new number. Throws Refused if there is no such version.
 */
export const undoRules = (
  url: string,
  actor: Actor,
  { storeId, number }: { storeId: number | null; number?: number | undefined },
): Promise<number> =>
  change(url, actor, {
    storeId,
    note: number === undefined ? 'Undone' : `Version ${number} again`,
    make: (known) => {
      const [last] = known;
      if (!last) throw new Refused('There is nothing to undo');
      const wanted = number ?? last.number - 1;
      const found = known.find((one) => one.number === wanted);
      if (!found && wanted !== 0) throw new Refused(`There is no version ${wanted} of these rules`);
      return found?.rules ?? [];
    },
  });
