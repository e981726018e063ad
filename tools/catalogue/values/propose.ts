import { fallbackPath } from '@wearfolio/feeds/clean/category/category-tree';
import { levelsOfPath } from '@wearfolio/feeds/clean/category/mapped-path';
import { palette } from '@wearfolio/feeds/clean/color/palette';
import { isSlip } from '@wearfolio/feeds/clean/text/slip';
import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';
import { guessColor } from '../pictures/guess-color.ts';
import { keyOf } from '../pictures/queue-pictures.ts';
import type { PlaceOfCategory } from './fed-categories.ts';

/** A proposed meaning of a value, and the reason. */
export type Proposal = { to: string; why: string };

type Asked = { value: string; rows: number; places: readonly PlaceOfCategory[] };

/** The minimum share of rows or pictures that must agree, and their minimum number. */
const enough = 0.5;
const fewestPictures = 2;

const ofPlaces = ({ rows, places }: Asked): Proposal | null => {
  const placed = places.filter(({ path, certainty }) => certainty !== 'unknown' && path !== fallbackPath);
  const byPath = Map.groupBy(placed, ({ path }) => path);
  const sums = [...byPath].map(([to, all]) => ({ to, count: all.reduce((sum, one) => sum + one.rows, 0) }));
  const best = sums.toSorted((one, other) => other.count - one.count)[0];
  if (!best || best.count < enough * rows) return null;
  return { to: best.to, why: `the titles of ${best.count.toLocaleString('en')} of its rows name it` };
};

const lastLevel = (path: string): string => levelsOfPath(path.toLowerCase()).at(-1) ?? '';

const ofOther = (value: string, mapped: readonly { from: string; to: string }[]): Proposal | null => {
  const last = lastLevel(value);
  const alike = mapped.find(({ from }) => last !== '' && lastLevel(from) === last);
  return alike ? { to: alike.to, why: `as "${alike.from}" is mapped` } : null;
};

const picturesSql = `
  SELECT lower(color.name) AS name, picture.product_color AS hex, count(*)::int AS count
  FROM color JOIN product_color pc ON pc.color_id = color.id
  CROSS JOIN LATERAL (
    SELECT path FROM product_media m WHERE m.product_color_id = pc.id AND NOT m.is_hidden
    ORDER BY m.is_default DESC, m.position, m.id LIMIT 1
  ) media
  JOIN picture ON picture.key = ${keyOf('media.path')} AND state = 'ready'
  WHERE lower(color.name) = ANY($1) AND picture.product_color IS NOT NULL
  GROUP BY lower(color.name), picture.product_color`;

type Seen = { name: string; hex: string; count: number };

const ofPictures = (seen: readonly Seen[]): Proposal | null => {
  const total = seen.reduce((sum, { count }) => sum + count, 0);
  const votes = Map.groupBy(seen, ({ hex }) => guessColor(hex));
  const sums = [...votes].map(([to, all]) => ({ to, count: all.reduce((sum, one) => sum + one.count, 0) }));
  const best = sums.toSorted((one, other) => other.count - one.count)[0];
  if (!best?.to || best.count < fewestPictures || best.count < enough * total) return null;
  return {
    to: best.to,
    why: `${best.count.toLocaleString('en')} of its ${total.toLocaleString('en')} pictures show it`,
  };
};

const ofSlip = (value: string): Proposal | null => {
  const words = value.toLowerCase().split(/[^\p{L}]+/u);
  const found = [...palette].find(([name]) => words.some((word) => isSlip(word, name)));
  return found ? { to: found[1].parent, why: `it looks like "${found[0]}"` } : null;
};

const proposeColors = async (db: Connection | Pool, asked: readonly Asked[]) => {
  const names = asked.map(({ value }) => value.trim().toLowerCase());
  const { rows } = await db.query<Seen>(picturesSql, [names]);
  const seen = Map.groupBy(rows, ({ name }) => name);
  return asked.map(({ value }) => ofPictures(seen.get(value.trim().toLowerCase()) ?? []) ?? ofSlip(value));
};

const proposeCategories = async (db: Connection | Pool, asked: readonly Asked[]) => {
  const { rows: mapped } = await db.query<{ from: string; to: string }>(
    `SELECT "from", "to" FROM value_mapping WHERE kind = 'category' ORDER BY updated_at DESC`,
  );
  return asked.map((one) => ofOther(one.value, mapped) ?? ofPlaces(one));
};

/**
 * Proposes meanings of unmapped values: for a category, the mapping of others with the same ending, or where the titles
 * of its rows led; for a color, what its pictures show, or a similarly spelled palette color.
 */
export const proposeMeanings = async (
  db: Connection | Pool,
  kind: 'category' | 'color',
  asked: readonly Asked[],
): Promise<Map<string, Proposal>> => {
  const found = await (kind === 'category' ? proposeCategories : proposeColors)(db, asked);
  return new Map(asked.flatMap(({ value }, at) => (found[at] ? [[value, found[at]] as const] : [])));
};
