import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';
import { shownFirst } from './shown-first.ts';

export type MediaEntry = {
  id: number;
  color: string;
  path: string;
  width: number | null;
  height: number | null;
  /** Whether ops chose it. */
  isDefault: boolean;
  /** Whether the product shows it first, chosen or not. */
  isShownFirst: boolean;
  isHidden: boolean;
};

type MediaRow = Omit<MediaEntry, 'isShownFirst'> & { shownPath: string | null; cardPath: string | null };

const readMedia = async (db: Connection, productId: number): Promise<MediaEntry[]> => {
  const { rows } = await db.query<MediaRow>(
    `SELECT m.id, c.name::text AS color, m.path, m.width, m.height,
       m.is_default AS "isDefault", m.is_hidden AS "isHidden", shown.path AS "shownPath", l.card ->> 'image_path' AS "cardPath"
     FROM product_media m
     JOIN product_color pc ON pc.id = m.product_color_id
     JOIN color c ON c.id = pc.color_id
     LEFT JOIN shown_media shown ON shown.id = m.id
     LEFT JOIN listing l ON l.product_id = m.product_id
     WHERE m.product_id = $1
     ORDER BY pc.position, m.position, m.id`,
    [productId],
  );
  const shown = rows.flatMap(({ id, isDefault, shownPath }) => (shownPath ? [{ id, isDefault, path: shownPath }] : []));
  const first = shownFirst(shown, rows[0]?.cardPath ?? null);
  return rows.map(({ cardPath, shownPath, ...row }) => ({ ...row, isShownFirst: row.id === first?.id }));
};

/** Lists all pictures of a product by color, including hidden ones. Throws Refused if the product does not exist. */
export const listMedia = (url: string, productId: number): Promise<MediaEntry[]> =>
  withConnection(url, async (db) => {
    const { rowCount } = await db.query('SELECT 1 FROM product WHERE id = $1', [productId]);
    if (!rowCount) throw new Refused(`There is no product ${productId}`);
    return readMedia(db, productId);
  });

/** Changes the picture `mediaId` and publishes its product. Returns the product's id. */
const changeMedia = (
  url: string,
  mediaId: number,
  change: (db: Connection, productId: number) => Promise<unknown>,
): Promise<number> =>
  withTransaction(url, async (db) => {
    const { rows } = await db.query<{ product_id: number; is_hidden: boolean }>(
      'SELECT product_id, is_hidden FROM product_media WHERE id = $1 FOR UPDATE',
      [mediaId],
    );
    const [media] = rows;
    if (!media || media.is_hidden) throw new Refused(`There is no picture ${mediaId}`);
    await change(db, media.product_id);
    await publishProducts(db, [media.product_id]);
    return media.product_id;
  });

/** behavior.md#product-pictures: removes a picture from the shop permanently, even if the next import has it again. */
export const removeMedia = async (url: string, mediaId: number): Promise<void> => {
  await changeMedia(url, mediaId, (db) =>
    db.query('UPDATE product_media SET is_hidden = true, is_default = false WHERE id = $1', [mediaId]),
  );
};

/** The store whose rule overrides a choice (behavior.md#card-primary-color), and the picture shown instead. */
export type Overruled = { store: string; shownId: number | null };

const storeOf = async (db: Connection, productId: number): Promise<string> => {
  const { rows } = await db.query<{ name: string }>(
    'SELECT s.name FROM store s JOIN product p ON p.store_id = s.id WHERE p.id = $1',
    [productId],
  );
  return rows[0]?.name ?? '';
};

/**
 * behavior.md#product-pictures: makes a picture the first of its product (behavior.md#product-pictures). The choice is
 * always stored. Returns what overrides it at present, or null if the shop shows the picture first.
 */
export const setPrimaryMedia = async (url: string, mediaId: number): Promise<Overruled | null> => {
  const productId = await changeMedia(url, mediaId, async (db, product) => {
    await db.query('UPDATE product_media SET is_default = false WHERE product_id = $1 AND is_default', [product]);
    await db.query('UPDATE product_media SET is_default = true WHERE id = $1', [mediaId]);
  });
  return withConnection(url, async (db) => {
    const first = (await readMedia(db, productId)).find(({ isShownFirst }) => isShownFirst);
    if (first?.id === mediaId) return null;
    return { store: await storeOf(db, productId), shownId: first?.id ?? null };
  });
};
