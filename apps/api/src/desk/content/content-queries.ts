import { withConnection } from '@wearfolio/catalogue/connection';
import { openUploads as open, type Uploads } from '@wearfolio/catalogue/content/content-pictures';
import {
  listDocuments as list,
  publishVersion,
  readDocument as readOne,
  readVersion as readOneVersion,
  refuseScheduled,
  type Scheduled,
  type StoredDocument,
  saveVersion,
  VersionConflict,
  withdrawVersion,
} from '@wearfolio/catalogue/content/content-store';
import { findDeadLinks, linksOf } from '@wearfolio/catalogue/content/dead-links';
import { placeOfKey } from '@wearfolio/contracts/content/content-body';
import type { ContentDocument } from '@wearfolio/contracts/desk-content';
import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import { RequestRefused } from '../../http/errors.ts';
import { refusing } from '../refusing-queries.ts';

export { linksOf, type StoredDocument };

/** Those of the links that lead to no page of the shop. */
export const findDead = (url: string, links: readonly string[], contentDir: string): Promise<string[]> =>
  withConnection(url, (db) => findDeadLinks(db, links, contentDir));

/** Whoever scheduled a version; all owners if that person has left. */
const readersOf = async (db: Database, email: string): Promise<{ id: number }[]> => {
  const own = await db.staff.findMany({ where: { email }, select: { id: true } });
  return own.length > 0 ? own : db.staff.findMany({ where: { role: 'owner' }, select: { id: true } });
};

type Shop = { db: Database; databaseUrl: string; contentDir: string };

/** Takes a scheduled version with dead links off the schedule, and queues the mails about it. */
export const refuseDeadSchedule = async (shop: Shop, scheduled: Scheduled): Promise<void> => {
  const { db, databaseUrl, contentDir } = shop;
  const dead = await refuseScheduled(databaseUrl, scheduled, contentDir);
  if (dead === null) return;
  const { actor, links, isShown } = dead;
  for (const { id: staffId } of await readersOf(db, actor))
    await addJob(db, 'mail-dead-links', { staffId, links, isShown });
};

export const listDocuments = list;
export const readDocument = readOne;
export const readVersion = readOneVersion;

/** Writes a version. Refuses an outdated one with 409 and `errors` that identify the conflict. */
export const saveDocument = (...given: Parameters<typeof saveVersion>): Promise<number> =>
  refusing(() =>
    saveVersion(...given).catch((error: unknown) => {
      if (error instanceof VersionConflict) throw new RequestRefused(409, error.message, { based_on: [error.message] });
      throw error;
    }),
  );

export const publishDocument = (...given: Parameters<typeof publishVersion>): Promise<void> =>
  refusing(() => publishVersion(...given));

export const withdrawDocument = (...given: Parameters<typeof withdrawVersion>): Promise<void> =>
  refusing(() => withdrawVersion(...given));

/** Uploads as in the catalogue tool. Its refusals become 409. */
export const openUploads = (url: string): Uploads => {
  const { add, close } = open(url);
  return { add: (...given) => refusing(() => add(...given)), close };
};

const startOf = (key: string, from: string | null): string | null =>
  placeOfKey(key)?.kind === 'collection' && from !== null && Date.parse(from) > Date.now() ? from : null;

/** A document as the desk lists it. */
export const toContentDocument = (
  { key, number, actor, madeAt, liveNumber, liveFrom, scheduledAt }: StoredDocument,
  title: string,
): ContentDocument => ({
  key,
  title,
  number,
  actor,
  changed_at: madeAt?.toISOString() ?? null,
  live_number: liveNumber,
  seen_from: startOf(key, liveFrom),
  scheduled_at: scheduledAt?.toISOString() ?? null,
});
