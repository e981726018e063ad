import { stemMark } from '@wearfolio/catalogue/import/product-key';
import { type ListedChange, listChanges } from '@wearfolio/catalogue/overrides/changes';
import type { DeskChange } from '@wearfolio/contracts/desk-changes';
import type { DeskProduct } from '@wearfolio/contracts/desk-products';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { type Said, say } from '@wearfolio/messages/said';

type Facts = DeskProduct['shown'];

type Row = Omit<
  DeskProduct,
  'shown' | 'fed' | 'reasons' | 'details' | 'colors' | 'pictures' | 'sizes' | 'changed' | 'offers' | 'changes'
> & {
  shown: Facts;
  fed: Facts;
  clusterId: number;
  isActive: boolean;
  isTakenOut: boolean;
  isHiddenByFeed: boolean;
  isRemoved: boolean;
  isHidden: boolean;
  isBrandOff: boolean;
  isStoreOff: boolean;
  isStoreDeleted: boolean;
  details: Record<string, string | number | null>;
};

const isOwn = Prisma.sql`EXISTS (SELECT FROM own_product o WHERE o.store_id = p.store_id AND 'own-' || o.id = p.external_id)`;
// Only its id shows that staff wrote a product that they removed.
const isTakenOut = Prisma.sql`(p.hidden_by_feed AND p.external_id ~ '^own-\\d+$' AND NOT ${isOwn})`;

const findRow = async (db: Database, id: number): Promise<Row | undefined> => {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT p.id, p.slug, s.name AS store, s.id AS store_id, p.product_url AS url, p.name,
      CASE WHEN NOT starts_with(p.external_id, ${stemMark}) THEN p.external_id END AS external_id,
      (${isOwn} OR ${isTakenOut}) AS is_own, ${isTakenOut} AS "isTakenOut", p.hidden_by_feed AS "isHiddenByFeed",
      (p.price_cents / 100.0)::float8 AS price, (p.retail_cents / 100.0)::float8 AS retail_price,
      (p.quoted_cents / 100.0)::float8 AS quoted, p.currency, p.stock, coalesce(l.active, false) AS is_shown,
      p.cluster_id AS "clusterId", p.active AS "isActive",
      EXISTS (SELECT FROM removed_offer WHERE product_id = p.id) AS "isRemoved",
      EXISTS (SELECT FROM product_override WHERE product_id = p.id AND field = 'hidden') AS "isHidden",
      EXISTS (SELECT FROM switched_off WHERE kind = 'brand' AND subject_id = p.brand_id) AS "isBrandOff",
      EXISTS (SELECT FROM switched_off WHERE kind = 'store' AND subject_id = p.store_id) AS "isStoreOff",
      s.remove_at IS NOT NULL AS "isStoreDeleted",
      jsonb_build_object('title', p.title, 'brand', b.display_name, 'category', c.path, 'audience', p.audience, 'description', p.description) AS shown,
      jsonb_build_object('title', coalesce(f.title, p.title), 'brand', coalesce(fb.display_name, b.display_name),
        'category', coalesce(fc.path, c.path), 'audience', CASE WHEN f.product_id IS NULL THEN p.audience ELSE f.audience END,
        'description', coalesce(f.description, p.description)) AS fed,
      jsonb_build_object('gtin', p.gtin, 'mpn', p.mpn, 'material', p.material, 'pattern', p.pattern, 'condition', p.condition,
        'age_group', p.age_group, 'size_system', p.size_system, 'size_type', p.size_type, 'unit_measure', CASE WHEN p.unit_measure IS NOT NULL
          THEN concat_ws(' ', p.unit_measure ->> 'held', p.unit_measure ->> 'unit') END) AS details
    FROM product p
    JOIN store s ON s.id = p.store_id
    JOIN brand b ON b.id = p.brand_id
    JOIN category c ON c.id = p.category_id
    LEFT JOIN listing l ON l.product_id = p.id
    LEFT JOIN product_fed f ON f.product_id = p.id
    LEFT JOIN brand fb ON fb.id = f.brand_id
    LEFT JOIN category fc ON fc.id = f.category_id
    WHERE p.id = ${id}`;
  return row;
};

// A color override is stored under the color name in the feed.
const listColors = (db: Database, id: number): Promise<DeskProduct['colors']> => db.$queryRaw`
  SELECT c.id, c.name::text AS name, c.hexa, coalesce(o.of, CASE WHEN c.name IN ('Unspecified', p.guessed_color::citext) THEN 0 ELSE c.id END) AS fed_id,
    CASE WHEN o.of = 0 THEN 'none' ELSE coalesce(fed.name::text, c.name::text) END AS fed_name,
    coalesce(c.name = p.guessed_color::citext, false) AS is_guess
  FROM product_color pc
  JOIN product p ON p.id = pc.product_id
  JOIN color c ON c.id = pc.color_id
  LEFT JOIN product_override o ON o.product_id = pc.product_id AND o.field = 'color' AND o.value = c.id::text
  LEFT JOIN color fed ON fed.id = o.of
  WHERE pc.product_id = ${id} ORDER BY pc.position`;

const listPictures = (db: Database, id: number): Promise<DeskProduct['pictures']> => db.$queryRaw`
  SELECT m.path, shown.path AS src, c.name::text AS color, m.is_hidden, m.is_own
  FROM product_media m
  JOIN product_color pc ON pc.id = m.product_color_id
  JOIN color c ON c.id = pc.color_id
  LEFT JOIN shown_media shown ON shown.id = m.id
  WHERE m.product_id = ${id} ORDER BY m.is_hidden, m.is_default DESC, pc.position, m.position, m.id`;

const listSizes = (db: Database, id: number): Promise<DeskProduct['sizes']> => db.$queryRaw`
  SELECT s.attribute_value AS name, bool_and(v.stock IS NOT DISTINCT FROM 0) AS is_sold_out
  FROM variant v JOIN size s ON s.id = v.size_id WHERE v.product_id = ${id}
  GROUP BY s.id ORDER BY s.attribute_name, s.sort_order, s.id`;

const listChanged = (db: Database, id: number): Promise<{ name: string }[]> => db.$queryRaw`
  SELECT CASE WHEN of > 0 OR field = 'color' THEN field || ' ' || of ELSE field END AS name
  FROM product_override WHERE product_id = ${id} ORDER BY field, of`;

/** A change as in replies. */
export const toChange = ({
  id,
  madeAt,
  actor,
  field,
  value,
  scope,
  total,
  done,
  ...rest
}: ListedChange): DeskChange => {
  const { isFinished, undoneBy, isUndo } = rest;
  return {
    ...{ id, at: madeAt.toISOString(), actor, field, value, scope, total, done },
    is_finished: isFinished,
    is_undone: undoneBy !== null,
    can_undo: isFinished && undoneBy === null && !isUndo,
  };
};

const reasonsOf = ({
  isActive,
  isTakenOut,
  isHiddenByFeed,
  isRemoved,
  isHidden,
  isBrandOff,
  isStoreOff,
  isStoreDeleted,
  shown,
  store,
}: Row): Said[] => [
  ...(isActive ? [] : [say('desk.reasons.merged')]),
  ...(isTakenOut ? [say('desk.reasons.takenOut')] : []),
  ...(isHiddenByFeed && !isTakenOut ? [say('desk.reasons.notForSale')] : []),
  ...(isRemoved ? [say('desk.reasons.reported')] : []),
  ...(isHidden ? [say('desk.reasons.hidden')] : []),
  ...(isBrandOff ? [say('desk.reasons.brandOff', { brand: shown.brand })] : []),
  ...(isStoreOff ? [say('desk.reasons.storeOff', { store })] : []),
  ...(isStoreDeleted ? [say('desk.reasons.storeDeleted', { store })] : []),
];

/** The most changes on the page of a product. */
const mostChanges = 20;

type Found = Omit<DeskProduct, 'reasons'> & { reasons: Said[] };

/** A product with its feed values, staff's overrides and the shown values. Null when there is none. */
export const findDeskProduct = async (db: Database, url: string, id: number): Promise<Found | null> => {
  const row = await findRow(db, id);
  if (!row) return null;
  const { clusterId, details, isActive, isTakenOut, isHiddenByFeed, isRemoved, isHidden, ...rest } = row;
  const { isBrandOff, isStoreOff, isStoreDeleted, ...product } = rest;
  const [colors, pictures, sizes, changed, changes] = await Promise.all([
    listColors(db, id),
    listPictures(db, id),
    listSizes(db, id),
    listChanged(db, id),
    listChanges(url, mostChanges, id),
  ]);
  return {
    ...product,
    reasons: reasonsOf(row),
    colors,
    pictures,
    sizes,
    details: Object.entries(details).flatMap(([field, value]) =>
      value === null ? [] : [{ field, value: String(value) }],
    ),
    changed: changed.map(({ name }) => name),
    changes: changes.map(toChange),
  };
};
