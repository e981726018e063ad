import type { OverrideField } from '@wearfolio/contracts/override-fields';
import { type Connection, withConnection } from '../connection.ts';
import { overrideItems, refuseUnfinished } from './carry-out.ts';
import { listAffected } from './change-products.ts';
import { type Edit, readValue } from './edit.ts';

/** A product before and after an edit, in words. */
export type Sample = { id: number; title: string; image: string | null; before: string; after: string };

const colors = `(
  SELECT string_agg(c.name::text, ', ' ORDER BY pc.position) FROM product_color pc JOIN color c ON c.id = pc.color_id
  WHERE pc.product_id = p.id)`;
const said: Record<OverrideField, string> = {
  title: 'p.title',
  brand: 'b.display_name',
  category: 'c.path',
  audience: `CASE WHEN p.audience = 'unisex' THEN 'women and men: ' ELSE '' END || c.path`,
  color: colors,
  description: `left(regexp_replace(p.description, '<[^>]+>', ' ', 'g'), 200)`,
  pictures: `(SELECT count(*) || ' pictures' FROM product_media m WHERE m.product_id = p.id AND NOT m.is_hidden)`,
  hidden: `CASE WHEN EXISTS (SELECT FROM product_override o WHERE o.product_id = p.id AND o.field = 'hidden') THEN 'hidden' ELSE 'shown' END`,
};

type Previewed = { id: number; title: string; image: string | null; value: string };

const tell = async (db: Connection, field: OverrideField, ids: readonly number[]): Promise<Previewed[]> => {
  const { rows } = await db.query<Previewed>(
    `SELECT p.id, p.title, l.card ->> 'image_path' AS image, ${said[field]} AS value
     FROM product p JOIN brand b ON b.id = p.brand_id JOIN category c ON c.id = p.category_id
     LEFT JOIN listing l ON l.product_id = p.id
     WHERE p.id = ANY($1::int[]) ORDER BY p.id DESC`,
    [ids],
  );
  return rows;
};

/** Number of products in a preview. */
const mostSamples = 12;

/**
 * Returns what an edit would change: the number of products, and the newest of them before and after. The edit is made
 * and rolled back, so the preview matches the change. Throws Refused while an earlier change of the products is in
 * progress.
 */
export const previewChange = (
  url: string,
  edit: Edit,
  ids: readonly number[],
): Promise<{ count: number; samples: Sample[] }> =>
  withConnection(url, async (db) => {
    const { field, of } = edit;
    await db.query("BEGIN; SET LOCAL lock_timeout = '5s'");
    try {
      const value = await readValue(db, edit);
      await refuseUnfinished(db, edit, ids);
      const affected = await listAffected(db, edit, value, ids);
      const items = affected.slice(0, mostSamples);
      const shown = items.map(({ productId }) => productId);
      const before = await tell(db, field, shown);
      await overrideItems(db, { field, of }, items);
      const after = new Map((await tell(db, field, shown)).map((previewed) => [previewed.id, previewed.value]));
      return {
        count: affected.length,
        samples: before.map(({ value: was, ...product }) => ({
          ...product,
          before: was,
          after: after.get(product.id) ?? was,
        })),
      };
    } finally {
      await db.query('ROLLBACK').catch(() => undefined);
    }
  });
