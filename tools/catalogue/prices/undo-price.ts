import { type Actor, audit } from '../audit.ts';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { amountOf } from '../format.ts';
import { lockStore } from '../import/runs.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { Refused, refuseLongWait } from '../refused.ts';
import { judgePrices } from './judge-prices.ts';

type Accepted = { changeId: string; title: string; store: string; importId: number | null; before: number | null };

const find = `
  SELECT last.id AS "changeId", product.title, store.name AS store, before.price_cents AS before,
    (SELECT max(id) FROM import WHERE import.store_id = store.id AND outcome = 'imported') AS "importId"
  FROM product JOIN store ON store.id = store_id
  JOIN LATERAL (
    SELECT id, price_cents FROM price_change WHERE product_id = product.id ORDER BY id DESC LIMIT 1
  ) AS last ON last.price_cents = $2
  LEFT JOIN LATERAL (
    SELECT price_cents FROM price_change WHERE product_id = product.id AND id < last.id ORDER BY id DESC LIMIT 1
  ) AS before ON true
  WHERE product.id = $1 AND product.price_cents = $2 AND NOT EXISTS (SELECT FROM held_price WHERE product_id = $1)`;

const hold = `
  INSERT INTO held_price (product_id, price_cents, retail_cents, currency, quoted_cents, quoted_retail_cents, import_id)
  SELECT product_id, price_cents, retail_cents, currency, quoted_cents, quoted_retail_cents, $2
  FROM price_change WHERE id = $1`;

const showBefore = `
  UPDATE product SET (price_cents, retail_cents, currency, quoted_cents, quoted_retail_cents, last_changed) = (
    SELECT price_cents, retail_cents, currency, quoted_cents, quoted_retail_cents, now() FROM price_change
    WHERE product_id = product.id AND price_change.id < $2 ORDER BY price_change.id DESC LIMIT 1
  ) WHERE id = $1`;

const undo = async (db: Connection, actor: Actor, id: number, cents: number): Promise<void> => {
  const { rows } = await db.query<Accepted>(find, [id, cents]);
  const [accepted] = rows;
  if (!accepted || accepted.before === null || accepted.importId === null)
    throw new Refused('The price of this product has changed since. It cannot be undone');
  const { changeId, title, before, importId } = accepted;
  await db.query(hold, [changeId, importId]);
  await db.query(showBefore, [id, changeId]);
  // A price that the shop should not have shown must not count in the history, which decides what a sale is.
  await db.query('DELETE FROM price_change WHERE id = $1', [changeId]);
  await judgePrices(db, 'SELECT unnest($1::int[])', [[id]]);
  await audit(db, actor, {
    action: 'undo price',
    subject: `${id} ${title}`,
    before: { shown: amountOf(cents) },
    after: { shown: amountOf(before), held: amountOf(cents) },
  });
  await publishProducts(db, [id]);
};

const storeOf = 'SELECT store.name FROM store JOIN product ON store_id = store.id WHERE product.id = $1';

/**
 * Takes back that a price was accepted, or went through: the shop shows the price before, and the price is held again.
 * `cents` is the price to undo. Throws Refused if the shop shows another price by now, a newer one waits, or the store is
 * being imported.
 */
export const undoPrice = (
  url: string,
  { product, cents }: { product: number; cents: number },
  { patience = 15_000, actor }: { patience?: number; actor: Actor },
): Promise<void> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<{ name: string }>(storeOf, [product]);
    if (!rows[0]) throw new Refused('There is no such product');
    const { name } = rows[0];
    await lockStore(db, name, `${name} is being imported. Decide after the import`);
    await inTransaction(db, async () => {
      await db.query(`SET LOCAL lock_timeout = ${patience}`);
      await undo(db, actor, product, cents);
    });
  }).catch((error: unknown) => {
    throw refuseLongWait(error);
  });
