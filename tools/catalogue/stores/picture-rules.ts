import { inTransaction, withConnection } from '../connection.ts';
import { lockStore } from '../import/runs.ts';
import { publishStore } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';

/**
 * The first picture on a store's cards (behavior.md#card-primary-color): the one chosen by ops, or that of the primary
 * color.
 */
export const pictureRules = ['chosen', 'primary-color'] as const;

export type PictureRule = (typeof pictureRules)[number];

export type StoreRule = { store: string; rule: PictureRule };

const rule = `CASE WHEN uses_primary_color_image THEN 'primary-color' ELSE 'chosen' END AS rule`;

/**
 * Sets the rule of a store, named in any spelling, and publishes its products again. Returns the store's name in its
 * own spelling. Throws Refused for an unknown store, and while an import of the store runs, because it would publish by
 * the old rule.
 */
export const setPictureRule = (url: string, wanted: StoreRule): Promise<string> =>
  withConnection(url, async (db) => {
    await lockStore(db, wanted.store, `${wanted.store} is being imported. Set the rule after the import`);
    return inTransaction(db, async () => {
      const { rows } = await db.query<{ id: number; name: string }>(
        'UPDATE store SET uses_primary_color_image = $2 WHERE lower(name) = lower($1) RETURNING id, name',
        [wanted.store, wanted.rule === 'primary-color'],
      );
      const [store] = rows;
      if (!store) throw new Refused(`There is no store ${wanted.store}`);
      await publishStore(db, store.id);
      return store.name;
    });
  });

/** Lists the rule of every store by name. */
export const listPictureRules = (url: string): Promise<StoreRule[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<StoreRule>(`SELECT name AS store, ${rule} FROM store ORDER BY fold_text(name), id`);
    return rows;
  });
