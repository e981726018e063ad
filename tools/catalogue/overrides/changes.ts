import { type Connection, withConnection } from '../connection.ts';

/** A change of the catalogue for the desk. `switch brand` and `switch store` apply to the brand or store `of`. */
export type ListedChange = {
  id: number;
  actor: string;
  madeAt: Date;
  field: string;
  of: number;
  value: string | null;
  scope: string;
  total: number;
  done: number;
  isFinished: boolean;
  undoneBy: number | null;
  isUndo: boolean;
};

const columns = `
  SELECT c.id, c.actor, c.made_at AS "madeAt", c.field, c.of, c.value, c.scope, c.total, c.done,
    c.finished_at IS NOT NULL AS "isFinished", c.undone_by AS "undoneBy",
    EXISTS (SELECT FROM catalogue_change o WHERE o.undone_by = c.id) AS "isUndo"
  FROM catalogue_change c`;

const ofProduct = 'WHERE EXISTS (SELECT FROM catalogue_change_item i WHERE i.change_id = c.id AND i.product_id = $2)';

/** Lists the last changes, or those of a product, newest first. */
export const listChanges = (url: string, limit: number, productId?: number): Promise<ListedChange[]> =>
  withConnection(url, async (db) => {
    const values = productId === undefined ? [limit] : [limit, productId];
    const where = productId === undefined ? '' : ofProduct;
    return (await db.query<ListedChange>(`${columns} ${where} ORDER BY c.id DESC LIMIT $1`, values)).rows;
  });

/** Returns a change, or null. */
export const findChange = async (db: Connection, id: number): Promise<ListedChange | null> =>
  (await db.query<ListedChange>(`${columns} WHERE c.id = $1`, [id])).rows[0] ?? null;

export type NewChange = Pick<ListedChange, 'actor' | 'field' | 'of' | 'value' | 'scope'>;

const insert = `
  INSERT INTO catalogue_change (actor, field, of, value, scope, total) VALUES ($1, $2, $3, $4, $5, 0) RETURNING id`;

/** Records a planned change and returns its id. */
export const beginChange = async (db: Connection, { actor, field, of, value, scope }: NewChange): Promise<number> => {
  const { rows } = await db.query<{ id: number }>(insert, [actor, field, of, value, scope]);
  if (!rows[0]) throw new Error('The change was not recorded');
  return rows[0].id;
};

const addJob = `
  SELECT graphile_worker.add_job('change-products', payload := json_build_object('changeId', $1::int),
    job_key := 'change-products:' || $1::int, max_attempts := 12)`;

/** Queues a job that continues a change after the caller's transaction is committed. */
export const addChangeJob = async (db: Connection, id: number): Promise<void> => {
  await db.query(addJob, [id]);
};
