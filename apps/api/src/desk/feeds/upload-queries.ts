import { findTrial, requestTrial as requestTry } from '@wearfolio/catalogue/uploads/feed-trials';
import {
  addPart as add,
  beginUpload as begin,
  type FeedUpload,
  findUpload as find,
} from '@wearfolio/catalogue/uploads/feed-uploads';
import { requestUploadImport as requestImport } from '@wearfolio/catalogue/uploads/request-import';
import type { FeedTrial, FeedUpload as ShownUpload } from '@wearfolio/contracts/desk-uploads';
import { type Database, poolOf } from '@wearfolio/database/client';
import { refusing } from '../refusing-queries.ts';

// Refusals of catalogue functions become 409.

export const beginUpload = (db: Database, file: Pick<FeedUpload, 'name' | 'bytes' | 'storeId'>): Promise<FeedUpload> =>
  refusing(() => begin(poolOf(db), file));

/** An upload by its id, or null. */
export const findUpload = (db: Database, id: string): Promise<FeedUpload | null> => find(poolOf(db), id);

/** Stores the part of an upload that starts at byte `at`. Null when there is no such upload. */
export const addPart = (db: Database, id: string, at: number, part: Uint8Array): Promise<FeedUpload | null> =>
  add(poolOf(db), id, at, part);

export const requestUploadImport = (...given: Parameters<typeof requestImport>): Promise<void> =>
  refusing(() => requestImport(...given));

export const requestTrial = (...given: Parameters<typeof requestTry>): Promise<void> =>
  refusing(() => requestTry(...given));

/** An upload as the desk shows it. */
export const toFeedUpload = ({ id, name, bytes, received }: FeedUpload): ShownUpload => ({ id, name, bytes, received });

const isTrying = async (db: Database, storeId: number): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
    WHERE identifier = 'try-feed' AND (payload->>'storeId')::int = ${storeId}
      AND (attempts < max_attempts OR locked_at IS NOT NULL)`;
  return rows.length > 0;
};

/** The last dry run of a store as the desk shows it, or null. */
export const findFeedTrial = async (db: Database, storeId: number): Promise<FeedTrial | null> => {
  const [trial, isWaiting] = await Promise.all([findTrial(poolOf(db), storeId), isTrying(db, storeId)]);
  if (!trial) return null;
  const { uploadId, askedAt, finishedAt, phase, read, refusal, result } = trial;
  const shown = { upload: uploadId, asked_at: askedAt.toISOString(), finished_at: finishedAt?.toISOString() ?? null };
  if (!result) return { ...shown, is_under_way: finishedAt === null && isWaiting, phase, read, refusal, result: null };
  const { soldOut, isShort, ...counts } = result;
  return {
    ...shown,
    ...{ is_under_way: false, phase, read, refusal },
    result: { ...counts, sold_out: soldOut, is_short: isShort },
  };
};
