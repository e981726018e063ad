import { withConnection } from '@wearfolio/catalogue/connection';
import { openUploads as open, type Uploads } from '@wearfolio/catalogue/content/content-pictures';
import {
  listDocuments as list,
  publishVersion,
  readDocument as readOne,
  readVersion as readOneVersion,
  type StoredDocument,
  saveVersion,
  VersionConflict,
  withdrawVersion,
} from '@wearfolio/catalogue/content/content-store';
import { findDeadLinks, linksOf } from '@wearfolio/catalogue/content/dead-links';
import type { ContentDocument } from '@wearfolio/contracts/desk-content';
import { RequestRefused } from '../../http/errors.ts';
import { refusing } from '../refusing-queries.ts';

export { linksOf, type StoredDocument };

/** Those of the links that lead to no page of the shop. */
export const findDead = (url: string, links: readonly string[], contentDir: string): Promise<string[]> =>
  withConnection(url, (db) => findDeadLinks(db, links, contentDir));

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

/** A document as the desk lists it. */
export const toContentDocument = (
  { key, number, actor, madeAt, liveNumber, scheduledAt }: StoredDocument,
  title: string,
): ContentDocument => ({
  key,
  title,
  number,
  actor,
  changed_at: madeAt?.toISOString() ?? null,
  live_number: liveNumber,
  scheduled_at: scheduledAt?.toISOString() ?? null,
});
