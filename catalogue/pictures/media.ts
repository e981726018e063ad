import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';

export type MediaEntry = {
  id: number;
  color: string;
  path: string;
  width: number | null;
  height: number | null;
  isDefault: boolean;
  isHidden: boolean;
};

/** All pictures of a product, hidden ones too, colour by colour. Throws Refused where there is no such product. */
export const listMedia = (url: string, productId: number): Promise<MediaEntry[]> =>
  withConnection(url, async (db) => {
    const { rowCount } = await db.query('SELECT 1 FROM product WHERE id = $1', [productId]);
    if (!rowCount) throw new Refused(`There is no product ${productId}`);
    const { rows } = await db.query<MediaEntry>(
      `SELECT m.id, c.name::text AS color, m.path, m.width, m.height,
         m.is_default AS "isDefault", m.is_hidden AS "isHidden"
       FROM product_media m
       JOIN product_color pc ON pc.id = m.product_color_id
       JOIN color c ON c.id = pc.color_id
       WHERE m.product_id = $1
       ORDER BY pc.position, m.position, m.id`,
      [productId],
    );
    return rows;
  });

const changeMedia = (url: string, mediaId: number, change: (db: Connection, productId: number) => Promise<unknown>) =>
  withConnection(url, (db) =>
    inTransaction(db, async () => {
      const { rows } = await db.query<{ product_id: number; is_hidden: boolean }>(
        'SELECT product_id, is_hidden FROM product_media WHERE id = $1 FOR UPDATE',
        [mediaId],
      );
      const [media] = rows;
      if (!media || media.is_hidden) throw new Refused(`There is no picture ${mediaId}`);
      await change(db, media.product_id);
      await publishProducts(db, [media.product_id]);
    }),
  );

/** Decision 33: takes a picture out of the shop, also when the next import brings it again. */
export const removeMedia = (url: string, mediaId: number): Promise<void> =>
  changeMedia(url, mediaId, (db) =>
    db.query('UPDATE product_media SET is_hidden = true, is_default = false WHERE id = $1', [mediaId]),
  );

/** Decision 33: makes a picture the first of its product (spec 4, 'Products'). */
export const setPrimaryMedia = (url: string, mediaId: number): Promise<void> =>
  changeMedia(url, mediaId, async (db, productId) => {
    await db.query('UPDATE product_media SET is_default = false WHERE product_id = $1 AND is_default', [productId]);
    await db.query('UPDATE product_media SET is_default = true WHERE id = $1', [mediaId]);
  });
