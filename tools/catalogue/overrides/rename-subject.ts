import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { type Actor, audit } from '../audit.ts';
import type { Connection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { beginChange, type ListedChange } from './changes.ts';
import { lockBrand, mergeInto } from './merge-brands.ts';
import { carryOutNow, writing } from './write-change.ts';

type Kind = 'brand' | 'store';
type Named = { kind: Kind; id: number };

const names: Record<Kind, { read: string; write: string }> = {
  brand: {
    read: 'SELECT display_name AS name FROM brand WHERE id = $1 AND shown_id IS NULL FOR UPDATE',
    write: 'UPDATE brand SET display_name = $2 WHERE id = $1',
  },
  store: {
    read: 'SELECT name FROM store WHERE id = $1 FOR UPDATE',
    write: 'UPDATE store SET name = $2 WHERE id = $1',
  },
};

const findTaken = 'SELECT display_name AS name FROM brand WHERE folded_name = $1 AND id <> $2';
const findStore = 'SELECT FROM store WHERE name = $1 AND id <> $2';
const countNamed = (kind: Kind): string =>
  `UPDATE catalogue_change SET total = (SELECT count(*) FROM product WHERE ${kind}_id = $2 AND active) WHERE id = $1`;

// A mapping's target is a name, and imports spell the brand like it.
const mappedSql = `SELECT "from", "to" FROM value_mapping WHERE kind = 'brand' FOR UPDATE`;
const mapTo = `UPDATE value_mapping SET "to" = $2, updated_at = now() WHERE kind = 'brand' AND "from" = $1`;

const followMappings = async (db: Connection, name: string): Promise<void> => {
  const key = brandKey(name);
  const { rows } = await db.query<{ from: string; to: string }>(mappedSql);
  for (const { from, to } of rows) if (brandKey(to) === key && to !== name) await db.query(mapTo, [from, name]);
};

type Renaming = Named & { from: string; to: string };

/** Renames a brand or store in the caller's transaction, and begins the change that publishes its products. */
export const beginRename = async (db: Connection, actor: Actor, { kind, id, from, to }: Renaming): Promise<number> => {
  await db.query(names[kind].write, [id, to]);
  if (kind === 'brand') await followMappings(db, to);
  const change = await beginChange(db, { actor: actor.email, field: `rename ${kind}`, of: id, value: to, scope: from });
  await db.query(countNamed(kind), [change, id]);
  return change;
};

/** The current name of a brand or store, which stays locked. Throws Refused if there is none. */
export const lockName = async (db: Connection, { kind, id }: Named): Promise<string> => {
  const { rows } = await db.query<{ name: string }>(names[kind].read, [id]);
  if (!rows[0]) throw new Refused(`There is no such ${kind}`);
  return rows[0].name;
};

const insertBrand = `
  INSERT INTO brand (display_name, folded_name, slug, logo, text)
  SELECT $2, $3, CASE WHEN EXISTS (SELECT FROM brand WHERE slug = $4) THEN $4 || '-' || left(md5($3), 6) ELSE $4 END, logo, text
  FROM brand WHERE id = $1
  RETURNING id`;

/** Gives a brand a name that is no spelling of its own: a new brand, into which it is merged. */
const replaceBrand = async (db: Connection, actor: Actor, id: number, to: string): Promise<number> => {
  const { rows } = await db.query<{ id: number }>(insertBrand, [id, to, brandKey(to), slugOf(to) || 'brand']);
  return mergeInto(db, actor, { brand: await lockBrand(db, id), into: await lockBrand(db, rows[0]?.id ?? 0) });
};

const refuseTaken = async (db: Connection, { kind, id, to }: Renaming): Promise<void> => {
  if (kind === 'store') {
    const { rowCount } = await db.query(findStore, [to, id]);
    if (rowCount) throw new Refused(`There is a store ${to} already`);
    return;
  }
  const { rows } = await db.query<{ name: string }>(findTaken, [brandKey(to), id]);
  if (rows[0]) throw new Refused(`There is a brand ${rows[0].name} already. Merge the two instead`);
};

/**
 * Renames a brand or store. Its feeds may keep the former name. A brand whose new name is no other spelling of the
 * former one also gets a new address, to which the former one leads. Throws Refused if there is none, if the name is
 * taken, and if it is the name already.
 */
export const renameSubject = (url: string, actor: Actor, named: Named & { name: string }): Promise<ListedChange> =>
  writing(url, async (db) => {
    const { kind, id, name: to } = named;
    const from = await lockName(db, named);
    if (from === to) throw new Refused(`The ${kind} is called ${to} already`);
    if (kind === 'brand' && brandKey(to) === '') throw new Refused('A brand needs a name');
    await refuseTaken(db, { kind, id, from, to });
    const isSpelling = kind === 'store' || brandKey(to) === brandKey(from);
    const change = isSpelling
      ? await beginRename(db, actor, { kind, id, from, to })
      : await replaceBrand(db, actor, id, to);
    await audit(db, actor, { action: `rename ${kind}`, subject: from, before: { name: from }, after: { name: to } });
    return carryOutNow(db, change);
  });
