import { listOutdated, requestReimports as request } from '@wearfolio/catalogue/import/reimport-jobs';
import { addSpelling } from '@wearfolio/catalogue/values/brand-spellings';
import { mappingTargets, removeMapping, setMapping as set } from '@wearfolio/catalogue/values/mappings';
import { previewMapping } from '@wearfolio/catalogue/values/preview-mapping';
import { countValues as count, countUnmapped, listValues } from '@wearfolio/catalogue/values/unmapped-values';
import { deskPageSize } from '@wearfolio/contracts/desk-products';
import type { DeskValue, ValueList } from '@wearfolio/contracts/desk-values';
import { type Database, poolOf } from '@wearfolio/database/client';
import { refusing } from '../refusing-queries.ts';

/** The numbers of categories and colors that wait for staff. */
export const countWaitingValues = async (db: Database): Promise<{ category: number; color: number }> => {
  const { category, color } = await countUnmapped(poolOf(db));
  return { category: category.waiting, color: color.waiting };
};

type Progress = { storeId: number; read: number | null };

/** The stores whose feeds are being read or wait for it, with the rows read so far. */
const listProgress = (db: Database, storeIds: readonly number[]): Promise<Progress[]> => db.$queryRaw<Progress[]>`
  SELECT store.id AS "storeId", (
    SELECT read FROM import WHERE import.store_id = store.id AND outcome = 'running' ORDER BY id DESC LIMIT 1
  ) AS read
  FROM store WHERE store.id = ANY(${[...storeIds]}) AND EXISTS (
    SELECT FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
    WHERE identifier IN ('reimport-feed', 'fetch-feed') AND (payload->>'storeId')::int = store.id
      AND (attempts < max_attempts OR locked_at IS NOT NULL)
  )`;

/** One page of values, and the stores whose feeds should be read again. */
export const findValues = async (db: Database, list: ValueList, page: number) => {
  const pool = poolOf(db);
  const [values, counts, outdated] = await Promise.all([
    listValues(pool, list, { offset: (page - 1) * deskPageSize, limit: deskPageSize }),
    count(pool),
    listOutdated(pool),
  ]);
  const progress = await listProgress(
    db,
    outdated.map(({ storeId }) => storeId),
  );
  const known = new Map(progress.map(({ storeId, read }) => [storeId, read]));
  return {
    data: values.map(({ mappedTo, ...value }): DeskValue => ({ ...value, mapped_to: mappedTo })),
    counts: { category: counts.category.waiting, color: counts.color.waiting, placed: counts.placed.waiting },
    total: counts[list].total,
    page_size: deskPageSize,
    palette: [...mappingTargets.color],
    outdated: outdated.map(({ storeId, store }) => ({
      id: storeId,
      name: store,
      is_under_way: known.has(storeId),
      read: known.get(storeId) ?? null,
    })),
  };
};

/** Maps a value. A brand must exist. */
export const setMapping = async (...[url, mapping, actor]: Required<Parameters<typeof set>>): Promise<void> => {
  await refusing(() => (mapping.kind === 'brand' ? addSpelling(url, mapping, actor) : set(url, mapping, actor)));
};

/** Rows listed in a preview; the total counts all. */
const mostMoved = 50;

export const findMoved = async (db: Database, mapping: { from: string; to: string }) => {
  const { moved, staying } = await previewMapping(poolOf(db), mapping);
  return { data: moved.slice(0, mostMoved), total: moved.reduce((sum, { rows }) => sum + rows, 0), staying };
};

export const unsetMapping = async (...given: Parameters<typeof removeMapping>): Promise<void> => {
  await refusing(() => removeMapping(...given));
};

export const requestReimports = (...given: Parameters<typeof request>): Promise<number> =>
  refusing(() => request(...given));
