import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import { categoryTree, fallbackPath, slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { mappingKey } from '@wearfolio/feeds/clean/category/mapped-path';
import { parents } from '@wearfolio/feeds/clean/color/palette';
import { type Actor, audit, commandLine } from '../audit.ts';
import { withConnection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';

export const mappingKinds = ['category', 'color', 'brand'] as const;
export type MappingKind = (typeof mappingKinds)[number];
export type Mapping = { kind: MappingKind; from: string; to: string };

const leaves = new Set([
  fallbackPath,
  ...Object.entries(categoryTree).flatMap(([top, middles]) =>
    Object.entries(middles).flatMap(([middle, names]) =>
      names.map((leaf) => [top, middle, leaf].map(slugOf).join('/')),
    ),
  ),
]);
const palette = new Map(Object.keys(parents).map((name) => [name.toLowerCase(), name]));

/** Allowed targets of a mapping; a brand may have any name. */
export const mappingTargets: Record<MappingKind, readonly string[]> = {
  category: [...leaves],
  color: [...palette.values()],
  brand: [],
};

const targetOf = {
  category: (_: string, to: string) => {
    const leaf = to.toLowerCase();
    if (leaves.has(leaf)) return leaf;
    const near = [...leaves].filter((path) => path.includes(leaf)).slice(0, 5);
    throw new Refused(
      `There is no category '${to}' in the tree${near.length > 0 ? `; did you mean ${near.join(', ')}?` : '; use a path such as women/shoes/boots'}`,
    );
  },
  color: (from: string, to: string) => {
    if (palette.has(from.toLowerCase())) throw new Refused(`${from} is a color of the palette itself`);
    const parent = palette.get(to.toLowerCase());
    if (!parent) throw new Refused(`There is no color '${to}' in the palette: ${Object.keys(parents).join(', ')}`);
    return parent;
  },
  brand: (_: string, to: string) => {
    if (brandKey(to) === '') throw new Refused('A brand needs a name');
    return to;
  },
} satisfies Record<MappingKind, (from: string, to: string) => string>;

const keyOf = (kind: MappingKind, from: string): string =>
  kind === 'category' ? mappingKey(from) : from.trim().toLowerCase();

const before = 'SELECT "to" FROM value_mapping WHERE kind = $1 AND "from" = $2 FOR UPDATE';

const keep = `
  INSERT INTO value_mapping (kind, "from", "to") VALUES ($1, $2, $3)
  ON CONFLICT (kind, "from") DO UPDATE SET "to" = excluded."to", updated_at = now()`;

/**
 * Maps the feed value `from` to a leaf of the tree, a palette color or a brand; in a category, `*` matches any text.
 * The next import applies it. Leaves and colors are matched ignoring case. Throws Refused if `to` does not exist.
 * Returns the stored mapping; writes an audit log entry.
 */
export const setMapping = async (
  url: string,
  { kind, from, to }: Mapping,
  actor: Actor = commandLine,
): Promise<Mapping> => {
  const key = keyOf(kind, from);
  if (key.replaceAll('*', '') === '') throw new Refused(`Name a ${kind}: an empty value cannot be mapped`);
  const target = targetOf[kind](from.trim(), to.trim());
  await withTransaction(url, async (db) => {
    const { rows } = await db.query<{ to: string }>(before, [kind, key]);
    await db.query(keep, [kind, key, target]);
    await audit(db, actor, {
      action: `map ${kind}`,
      subject: key,
      before: rows[0] && { to: rows[0].to },
      after: { to: target },
    });
  });
  return { kind, from: key, to: target };
};

/**
 * SQL condition: the mapping of a category or color (`kind`, `"from"`) applies to `value` as an import stored it. The
 * feed reader uses the longest matching entry.
 */
export const isAbout = (value: string): string => `
  CASE value_mapping.kind WHEN 'category' THEN
    lower(${value}) LIKE replace(regexp_replace(value_mapping."from", '([\\\\%_])', '\\\\\\1', 'g'), '*', '%')
  ELSE value_mapping."from" = lower(trim(${value})) END`;

/** Lists the mappings of ops by kind and value. */
export const listMappings = (url: string): Promise<Mapping[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Mapping>('SELECT kind, "from", "to" FROM value_mapping ORDER BY kind, "from"');
    return rows;
  });

// The feeds that the mapping concerned are read again, as after a new mapping.
const noteRemoved = `
  INSERT INTO removed_mapping (kind, "from", removed_at) VALUES ($1, $2, now())
  ON CONFLICT (kind, "from") DO UPDATE SET removed_at = excluded.removed_at`;

const remove = 'DELETE FROM value_mapping WHERE kind = $1 AND "from" = $2 RETURNING "to"';

/**
 * Removes a mapping; the next import decides without it. Throws Refused if there is none. Writes an audit log entry.
 */
export const removeMapping = async (
  url: string,
  { kind, from }: Omit<Mapping, 'to'>,
  actor: Actor = commandLine,
): Promise<void> => {
  const key = keyOf(kind, from);
  await withTransaction(url, async (db) => {
    const { rows } = await db.query<{ to: string }>(remove, [kind, key]);
    if (!rows[0]) throw new Refused(`There is no mapping of the ${kind} '${key}'. See: npm run catalogue -- map list`);
    await db.query(noteRemoved, [kind, key]);
    await audit(db, actor, { action: `unmap ${kind}`, subject: key, before: { to: rows[0].to } });
  });
};
