import { unspecified } from '@wearfolio/feeds/clean/color/palette';
import { bitsBetween } from '@wearfolio/matching/pictures';
import { type Connection, inTransaction } from '../connection.ts';
import { tryStore } from '../import/runs.ts';
import { queueDoubtful } from '../matching/queue.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { guessColor } from './guess-color.ts';
import { keyOf } from './queue-pictures.ts';

/** Pictures processed in one transaction. */
const batchSize = 300;

/** The same picture on this many differently titled products of one store is a placeholder. */
const placeholderAfter = 10;

/** Maximum number of different bits, of 64, between the hashes of two copies of one picture. */
const mostBits = 4;

const findNew = `
  SELECT key, source, content_hash AS "contentHash", product_color AS "productColor" FROM picture
  WHERE state = 'ready' AND learned_at IS NULL ORDER BY fetched_at LIMIT ${batchSize}`;

type NewPicture = { key: string; source: string; contentHash: string; productColor: string | null };

// A picture that was derived anew in the meantime is read again.
const markLearned = `
  UPDATE picture p SET learned_at = now()
  FROM unnest($1::uuid[], $2::text[], $3::text[]) AS read (key, content_hash, product_color)
  WHERE p.key = read.key AND p.content_hash = read.content_hash
    AND p.product_color IS NOT DISTINCT FROM read.product_color`;

const findStores = `
  SELECT DISTINCT s.id, s.name FROM product_media m JOIN product p ON p.id = m.product_id JOIN store s ON s.id = p.store_id
  WHERE m.path = ANY ($1::text[]) ORDER BY s.id`;

const findPlaceholders = `
  SELECT array_agg(DISTINCT pic.key) AS keys
  FROM picture pic JOIN product_media m ON m.path = pic.source JOIN product p ON p.id = m.product_id
  WHERE pic.content_hash = ANY ($1::text[]) AND p.store_id = $2 AND p.active AND NOT m.is_hidden
  GROUP BY pic.content_hash HAVING count(DISTINCT p.title) >= ${placeholderAfter}`;

const buryPlaceholders = `
  UPDATE picture SET state = 'dead', fault = 'placeholder', has_stale_cards = true, attempts = 5,
    due_at = now() + interval '30 days'
  WHERE key = ANY ($1::uuid[]) RETURNING source`;

const findCopies = `
  SELECT m.id, m.product_id AS "productId", m.product_color_id AS "colorId", m.is_duplicate AS "isDuplicate",
    pic.hash, pic.color
  FROM product_media m JOIN product p ON p.id = m.product_id JOIN picture pic ON pic.key = ${keyOf('m.path')}
  WHERE p.store_id = $2 AND NOT m.is_hidden AND pic.state = 'ready' AND m.product_color_id IN (
    SELECT product_color_id FROM product_media WHERE path = ANY ($1::text[]))
  ORDER BY m.product_color_id, m.is_default DESC, m.position, m.id`;

type Copy = { id: number; productId: number; colorId: number; isDuplicate: boolean; hash: string; color: string };

const channelsOf = (hex: string): number[] => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

// Products of one cut in two colors differ only in their mean color.
const looksLike = (one: Copy, other: Copy): boolean =>
  bitsBetween(one.hash, other.hash) <= mostBits &&
  channelsOf(one.color).every((value, at) => Math.abs(value - (channelsOf(other.color)[at] ?? 0)) <= 8);

/** Returns the rows whose duplicate flag must change, with the new flag. */
const judgeCopies = (rows: readonly Copy[]): { row: Copy; isDuplicate: boolean }[] => {
  const judged: { row: Copy; isDuplicate: boolean }[] = [];
  for (const row of rows) {
    const earlier = judged.filter((one) => one.row.colorId === row.colorId && !one.isDuplicate);
    judged.push({ row, isDuplicate: earlier.some((one) => looksLike(one.row, row)) });
  }
  return judged.filter(({ row, isDuplicate }) => row.isDuplicate !== isDuplicate);
};

const markCopies = `
  UPDATE product_media m SET is_duplicate = judged.mark
  FROM unnest($1::int[], $2::bool[]) AS judged (id, mark) WHERE m.id = judged.id`;

/** Maximum number of a product's pictures used by matching. */
const mostHashes = 4;
const fewestBits = 17;

// The first picture of each color, the main color's first. Plain products have similar hashes whatever they are, with
// few or nearly all bits set, so these are left out.
const keepHashes = `
  WITH touched AS (
    SELECT DISTINCT product_id AS id FROM product_media WHERE path = ANY ($1::text[])
  ), firsts AS (
    SELECT DISTINCT ON (pc.id) pc.product_id, pc.is_primary, pc.position, pic.hash
    FROM touched JOIN product_color pc ON pc.product_id = touched.id
    JOIN product_media m ON m.product_color_id = pc.id AND NOT m.is_hidden AND NOT m.is_duplicate
    JOIN picture pic ON pic.key = ${keyOf('m.path')} AND pic.state = 'ready'
    ORDER BY pc.id, m.is_default DESC, m.position, m.id
  ), learned AS (
    SELECT touched.id, coalesce((array_agg(hash ORDER BY is_primary DESC, position) FILTER (
      WHERE bit_count(('x' || hash)::bit(64)) BETWEEN ${fewestBits} AND ${64 - fewestBits}))[1:${mostHashes}], '{}') AS hashes
    FROM touched LEFT JOIN firsts ON firsts.product_id = touched.id GROUP BY touched.id
  )
  UPDATE product p SET picture_hashes = learned.hashes FROM learned
  WHERE p.id = learned.id AND p.store_id = $2 AND p.picture_hashes IS DISTINCT FROM learned.hashes
  RETURNING p.id`;

// The first picture of a product without a color in any row of its feed.
const findColorless = `
  SELECT DISTINCT ON (p.id) p.id, pic.product_color AS "productColor"
  FROM product p
  JOIN product_color pc ON pc.product_id = p.id AND pc.is_primary
  JOIN color c ON c.id = pc.color_id
  JOIN product_media m ON m.product_color_id = pc.id AND NOT m.is_hidden
  JOIN picture pic ON pic.key = ${keyOf('m.path')} AND pic.state = 'ready'
  WHERE p.store_id = $2 AND (c.name = $3::citext OR c.name = p.guessed_color::citext)
    AND p.id IN (SELECT product_id FROM product_media WHERE path = ANY ($1::text[]))
  ORDER BY p.id, m.is_default DESC, m.position, m.id`;

// A product has at most one guessed color, in its only row of product_color; favorites follow. If the picture has no
// color any more, the product is 'Unspecified' again.
const takeGuess = `
  WITH guess AS (
    SELECT g.id AS product_id, g.name, c.id AS color_id, pc.id AS product_color_id, pc.color_id AS was_id
    FROM unnest($1::int[], $2::text[]) AS g (id, name)
    JOIN color c ON c.name = g.name::citext
    JOIN product_color pc ON pc.product_id = g.id AND pc.is_primary
    WHERE pc.color_id <> c.id AND NOT EXISTS (
      SELECT FROM product_color o WHERE o.product_id = g.id AND o.id <> pc.id)
  ), learned AS (
    UPDATE product p SET guessed_color = nullif(guess.name, $3) FROM guess WHERE p.id = guess.product_id
  ), colored AS (
    UPDATE product_color pc SET color_id = guess.color_id FROM guess WHERE pc.id = guess.product_color_id
  ), doubled AS (
    DELETE FROM favorite f USING guess, favorite o
    WHERE f.product_id = guess.product_id AND f.color_id = guess.was_id AND o.product_id = f.product_id
      AND o.customer_id = f.customer_id AND o.color_id = guess.color_id RETURNING f.id
  ), moved AS (
    UPDATE favorite f SET color_id = guess.color_id FROM guess
    WHERE f.product_id = guess.product_id AND f.color_id = guess.was_id AND f.id NOT IN (SELECT id FROM doubled)
  )
  SELECT product_id AS id FROM guess`;

const learnOfStore = async (
  db: Connection,
  store: { id: number; name: string },
  { sources, hashes }: { sources: string[]; hashes: string[] },
): Promise<boolean> =>
  inTransaction(db, async () => {
    // An import of the store writes the same rows, so it goes first.
    if (!(await tryStore(db, store.name))) return false;
    const { rows: placeholders } = await db.query<{ keys: string[] }>(findPlaceholders, [hashes, store.id]);
    const { rows: buried } = await db.query<{ source: string }>(buryPlaceholders, [
      placeholders.flatMap(({ keys }) => keys),
    ]);
    const { rows: copies } = await db.query<Copy>(findCopies, [sources, store.id]);
    const judged = judgeCopies(copies);
    await db.query(markCopies, [judged.map(({ row }) => row.id), judged.map(({ isDuplicate }) => isDuplicate)]);
    const { rows: shown } = await db.query<{ id: number }>(keepHashes, [
      [...sources, ...buried.map(({ source }) => source)],
      store.id,
    ]);
    await queueDoubtful(
      db,
      shown.map(({ id }) => id),
    );
    const { rows: colorless } = await db.query<{ id: number; productColor: string | null }>(findColorless, [
      sources,
      store.id,
      unspecified.name,
    ]);
    const nameOf = (hex: string | null): string => (hex === null ? null : guessColor(hex)) ?? unspecified.name;
    const { rows: colored } = await db.query<{ id: number }>(takeGuess, [
      colorless.map(({ id }) => id),
      colorless.map(({ productColor }) => nameOf(productColor)),
      unspecified.name,
    ]);
    const changed = new Set([...judged.map(({ row }) => row.productId), ...colored.map(({ id }) => id)]);
    if (changed.size > 0) await publishProducts(db, [...changed]);
    return true;
  });

/**
 * Learns from newly derived pictures: which are placeholders of their store, which repeat an earlier picture of the
 * product, and the color of a product without a fed color. Returns the number of pictures.
 */
export const learnFromPictures = async (db: Connection): Promise<number> => {
  const { rows } = await db.query<NewPicture>(findNew);
  if (rows.length === 0) return 0;
  const sources = rows.map(({ source }) => source);
  const hashes = rows.map(({ contentHash }) => contentHash);
  const { rows: stores } = await db.query<{ id: number; name: string }>(findStores, [sources]);
  // Pictures of a store that is being imported are processed next time.
  for (const store of stores) if (!(await learnOfStore(db, store, { sources, hashes }))) return 0;
  await db.query(markLearned, [rows.map(({ key }) => key), hashes, rows.map(({ productColor }) => productColor)]);
  return rows.length;
};
