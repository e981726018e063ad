import { Readable } from 'node:stream';
import { type CleaningRules, newStore } from '@wearfolio/feeds/cleaning-rules';
import { readFeed } from '@wearfolio/feeds/read-feed';
import type { CleanImage, FeedEvent } from '@wearfolio/feeds/row';
import type { Pool } from 'pg';
import { type Actor, audit } from '../audit.ts';
import { type Connection, inTransaction, withConnection, withTransaction } from '../connection.ts';
import { importRows } from '../import/import-feed.ts';
import { createStore, findStore, lockStore } from '../import/runs.ts';
import { leafPaths } from '../overrides/edit.ts';
import { loadRates } from '../prices/shop-rates.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';
import { blankStore, keepSettings, readSettings } from '../stores/store-settings.ts';
import { loadCleaningRules } from '../values/cleaning-rules.ts';
import { type OwnFields, type OwnProduct, ownFeed } from './own-feed.ts';

/** The most products by hand of a store, because each change reads all of them. */
export const mostOwn = 500;

const listSql = `
  SELECT o.id, o.version, o.fields, o.actor, o.changed_at AS "changedAt", p.id AS "productId"
  FROM own_product o LEFT JOIN product p ON p.store_id = o.store_id AND p.external_id = 'own-' || o.id
  WHERE o.store_id = $1 ORDER BY o.id DESC`;

/** The products by hand of a store, newest first. */
export const listOwn = async (db: Connection | Pool, storeId: number): Promise<OwnProduct[]> =>
  (await db.query<OwnProduct>(listSql, [storeId])).rows;

const leaves: ReadonlyMap<string, string> = new Map(leafPaths.map((path) => [path, path]));
const mediaBase = '/shop-pictures/';

/** The database and the shop's currency. */
type Shop = { url: string; currency: string };
type Written = Pick<OwnProduct, 'id' | 'fields'>;

/** Width and height of uploaded pictures by address. */
type Sizes = ReadonlyMap<string, { width: number; height: number }>;

const findSizes = `
  SELECT path, width, height FROM unnest($1::text[]) AS path JOIN content_picture ON hash = split_part(path, '/', 3)`;

const sizesOf = async (db: Connection, products: readonly Written[]): Promise<Sizes> => {
  const { rows } = await db.query<{ path: string; width: number; height: number }>(findSizes, [
    products.flatMap(({ fields }) => fields.pictures),
  ]);
  return new Map(rows.map(({ path, width, height }) => [path, { width, height }]));
};

// A feed has no columns for the sizes of pictures.
const withSizes = async function* (events: AsyncIterable<FeedEvent>, sizes: Sizes): AsyncGenerator<FeedEvent> {
  const sized = (images: readonly CleanImage[]) => images.map((image) => ({ ...image, ...sizes.get(image.url) }));
  for await (const event of events) {
    if (event.type !== 'row') {
      yield event;
      continue;
    }
    const variants = event.row.variants.map((variant) => ({ ...variant, images: sized(variant.images) }));
    yield { ...event, row: { ...event.row, images: sized(event.row.images), variants } };
  }
};

// What staff write is not subject to the rules and settings for the store's feed.
const eventsOf = (rules: CleaningRules, store: string, products: readonly Written[]): AsyncIterable<FeedEvent> =>
  readFeed(Readable.from([Buffer.from(ownFeed(products))]), {
    rules: { ...rules, rules: [], store: newStore(store) },
    now: new Date(),
  });

const refuseUnreadable = async (db: Connection, currency: string, store: string, written: Written): Promise<void> => {
  const rates = await loadRates(db, currency);
  const currencies = new Set(rates.keys());
  const given = { currency, currencies, mediaBase, categories: leaves, store: blankStore(store) };
  for await (const event of eventsOf(await loadCleaningRules(db, given), store, [written]))
    if (event.type === 'reject') throw new Refused(`${event.reject.field}: ${event.reject.reason}`);
};

type Listed = { store: string; products: readonly OwnProduct[]; sizes: Sizes };

const importAll = async ({ url, currency }: Shop, { store, products, sizes }: Listed): Promise<void> => {
  await importRows({
    ...{ url, currency, store, source: 'by hand', reportsDir: null, mediaBase, categories: leaves },
    ...{ yes: true, acceptJumps: true, isOwn: true },
    say: () => undefined,
    events: (rules) => withSizes(eventsOf(rules, store, products), sizes),
  });
};

const storeName = async (db: Connection, storeId: number): Promise<string> => {
  const { rows } = await db.query<{ name: string }>('SELECT name FROM store WHERE id = $1 AND remove_at IS NULL', [
    storeId,
  ]);
  if (!rows[0]) throw new Refused('There is no such store');
  return rows[0].name;
};

/** `id` and `version` are those of the product that staff saw; null for a new one. */
export type OwnSaving = { storeId: number; id: number | null; version: number; fields: OwnFields };

const insert = `
  INSERT INTO own_product (store_id, fields, actor) VALUES ($1, $2, $3) RETURNING id`;
const update = `
  UPDATE own_product SET fields = $3, actor = $4, version = version + 1, changed_at = now()
  WHERE store_id = $1 AND id = $2 AND version = $5 RETURNING id`;

const write = async (db: Connection, actor: Actor, { storeId, id, version, fields }: OwnSaving): Promise<number> => {
  const { rows } =
    id === null
      ? await db.query<{ id: number }>(insert, [storeId, fields, actor.email])
      : await db.query<{ id: number }>(update, [storeId, id, fields, actor.email, version]);
  if (!rows[0]) throw new Refused('This product was changed or removed meanwhile. Load the page again');
  return rows[0].id;
};

const putBack = `
  UPDATE own_product SET fields = $2, version = $3, actor = $4, changed_at = $5 WHERE id = $1 AND version = $3 + 1`;

type Saved = { id: number; subject: string; fields: OwnFields; before: OwnProduct | undefined };

/** Takes a save back that the shop could not list, and says so in the audit log, whose entries stay. */
const restore = (db: Connection, actor: Actor, { id, subject, fields, before }: Saved): Promise<void> =>
  inTransaction(db, async () => {
    if (before) await db.query(putBack, [id, before.fields, before.version, before.actor, before.changedAt]);
    else await db.query('DELETE FROM own_product WHERE id = $1 AND version = 1', [id]);
    await audit(db, actor, { action: 'undo own product', subject, before: fields, after: before?.fields });
  });

/**
 * Writes a product by hand and imports all of its store, so that the shop lists it at once. Returns its id. Throws
 * Refused for a field that cannot be read, a lost race, or while an import of the store runs; nothing is kept then.
 */
export const saveOwn = (shop: Shop, actor: Actor, saving: OwnSaving): Promise<number> =>
  withConnection(shop.url, async (db) => {
    const { storeId, fields } = saving;
    if (!leaves.has(fields.category)) throw new Refused(`There is no kind '${fields.category}' in the tree`);
    const store = await storeName(db, storeId);
    const known = await listOwn(db, storeId);
    const before = known.find(({ id }) => id === saving.id);
    if (!before && known.length >= mostOwn) throw new Refused(`A store can have ${mostOwn} products by hand`);
    await refuseUnreadable(db, shop.currency, store, { id: saving.id ?? 0, fields });
    const subject = `${fields.title} of ${store}`;
    const id = await inTransaction(db, async () => {
      const written = await write(db, actor, saving);
      await audit(db, actor, {
        action: before ? 'change own product' : 'add own product',
        subject,
        before: before?.fields,
        after: fields,
      });
      return written;
    });
    try {
      const products = await listOwn(db, storeId);
      await importAll(shop, { store, products, sizes: await sizesOf(db, products) });
    } catch (error) {
      await restore(db, actor, { id, subject, fields, before });
      throw error;
    }
    return id;
  });

const takeOut = `
  UPDATE product SET hidden_by_feed = true, stock = 0, content_hash = '', last_changed = now()
  WHERE store_id = $1 AND external_id = $2 RETURNING id`;

/** Removes a product by hand from the shop. Favorites of it stay, as of a product that left a feed. */
export const removeOwn = (url: string, actor: Actor, { storeId, id }: { storeId: number; id: number }): Promise<void> =>
  withConnection(url, async (db) => {
    const store = await storeName(db, storeId);
    await lockStore(db, store);
    await inTransaction(db, async () => {
      const { rows } = await db.query<Pick<OwnProduct, 'fields'>>(
        'DELETE FROM own_product WHERE store_id = $1 AND id = $2 RETURNING fields',
        [storeId, id],
      );
      if (!rows[0]) throw new Refused('This product was removed already');
      const { rows: products } = await db.query<{ id: number }>(takeOut, [storeId, `own-${id}`]);
      const ids = products.map((product) => product.id);
      await db.query('UPDATE variant SET stock = 0 WHERE product_id = ANY($1::int[])', [ids]);
      if (ids.length > 0) await publishProducts(db, ids);
      const { fields } = rows[0];
      await audit(db, actor, { action: 'remove own product', subject: `${fields.title} of ${store}`, before: fields });
    });
  });

/** Adds a store without a feed. Its products are written by hand. Throws Refused if the name exists. */
export const addStoreByHand = (
  url: string,
  actor: Actor,
  { name, currency }: { name: string; currency: string },
): Promise<number> =>
  withTransaction(url, async (db) => {
    if ((await findStore(db, name)) !== null) throw new Refused(`The store ${name} already exists`);
    const storeId = await createStore(db, name);
    await keepSettings(db, storeId, readSettings({ currency }), { actor });
    await audit(db, actor, { action: 'add store', subject: name, after: { currency } });
    return storeId;
  });
