import { setTimeout as pause } from 'node:timers/promises';
import { storePictureWidths } from '@wearfolio/contracts/pictures';
import { type Deriver, openDeriver } from '@wearfolio/pictures/derive-apart';
import { recipe } from '@wearfolio/pictures/recipe';
import { type Connection, connect } from '../connection.ts';
import { makeAvif } from './avif.ts';
import { faultOf, fetchPicture } from './fetch-picture.ts';
import { learnFromPictures } from './learn.ts';
import { evict, findDerived, findFolderId, keepDerived, type PictureSizes } from './picture-folder.ts';
import { followMode, pictureModeOf } from './picture-mode.ts';
import {
  type ClaimedPicture,
  claimPictures,
  notePicture,
  type Outcome,
  perHost,
  publishStale,
  releasePictures,
} from './picture-queue.ts';

export type PictureSettings = {
  url: string;
  /** Folder of derived pictures, shared by the processes of a machine. */
  folder: string;
  mostBytes: number;
  /** Number of pictures derived in parallel. */
  processes: number;
  /** Scheduling priority of these processes; lowest by default. */
  priority?: number;
  /** Hosts in private networks that may be fetched from, as `host` or `host:port`. */
  privateHosts: readonly string[];
  publicUrl: string;
  /** Pause between checks for work when there is none, in ms. */
  idle?: number;
  log: (level: 'info' | 'warn', facts: object, text: string) => void;
};

export type PictureWorker = {
  /** Stops fetching and resolves when running work is released. */
  stop: () => Promise<void>;
};

/** Minimum pause between two fetches from one host, in ms. */
const hostPause = 200;
/** Interval of removing old files, in ms. */
const evictEvery = 600_000;
/** How often (ms) to measure all pictures again: AVIF files are added to pictures that were measured. */
const measureEvery = 24 * 3600_000;

class DiskFull extends Error {}

const isDiskFault = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');

type Work = PictureSettings & { derivers: Deriver[]; signal: AbortSignal };

/** Fetches a picture and derives it if its content is new. */
const makePicture = async (picture: ClaimedPicture, work: Work, deriver: Deriver): Promise<Outcome> => {
  const { folder, privateHosts, publicUrl, signal } = work;
  const has = (hash: string | null) => (hash === null ? null : findDerived(folder, hash));
  try {
    const isHere = picture.recipe === recipe && (await has(picture.contentHash)) !== null;
    const since = isHere ? { etag: picture.etag, lastModified: picture.lastModified } : undefined;
    const fetched = await fetchPicture(picture.source, { since, privateHosts, publicUrl, signal });
    if (fetched.isUnchanged) return { kind: 'unchanged' };
    const { bytes, contentHash, version } = fetched;
    const known = await has(contentHash);
    if (known) return { kind: 'ready', contentHash, bytes: bytes.length, facts: known, version };
    const derived = await deriver.derive(bytes, storePictureWidths);
    await keepDerived(folder, contentHash, derived).catch((error: unknown) => {
      if (isDiskFault(error)) throw new DiskFull((error as Error).message);
      throw error;
    });
    return { kind: 'ready', contentHash, bytes: bytes.length, facts: derived.facts, version };
  } catch (error) {
    if (error instanceof DiskFull || signal.aborted) throw error;
    return { kind: 'failed', ...faultOf(error) };
  }
};

const logOf = (outcome: Outcome, { source }: ClaimedPicture): object => ({
  ...(outcome.kind === 'failed' ? { fault: outcome.fault } : {}),
  // Query strings may contain keys of stores.
  picture: source.replace(/[?#].*$/, '').slice(0, 200),
});

/**
 * Fetches and derives due pictures until it is stopped, and updates cards and the folder. Several processes may run;
 * only one fetches a given source. A kill loses nothing.
 */
export const startPictureWorker = (settings: PictureSettings): PictureWorker => {
  const { url, folder, mostBytes, log, idle = 2000 } = settings;
  const learnEvery = 10 * idle;
  const publishEvery = idle / 2;
  // A full disk is retried after a minute.
  const fullPause = 30 * idle;
  const stopping = new AbortController();
  const { signal } = stopping;
  const derivers = Array.from({ length: settings.processes }, () => openDeriver({ priority: settings.priority }));
  const work: Work = { ...settings, derivers, signal };
  const busy = new Map<string, number>();
  const lastAt = new Map<string, number>();
  const times = { evicted: 0, measured: 0, published: 0, learned: 0 };
  const sizes: PictureSizes = new Map();
  let fullUntil = 0;

  const isDue = (what: keyof typeof times, every: number): boolean => {
    if (performance.now() - times[what] < every && times[what] > 0) return false;
    times[what] = performance.now();
    return true;
  };

  const busyHosts = (): string[] => {
    const now = performance.now();
    const hosts = new Set([...busy].filter(([, count]) => count >= perHost).map(([host]) => host));
    for (const [host, at] of lastAt) {
      if (now - at < hostPause) hosts.add(host);
      else lastAt.delete(host);
    }
    return [...hosts];
  };

  const noteFault = (error: unknown): void => {
    if (error instanceof DiskFull) {
      fullUntil = performance.now() + fullPause;
      log('warn', { reason: error.message }, 'Pictures cannot be stored: the disk is full or not writable');
    } else if (!signal.aborted) log('warn', { err: error }, 'A picture could not be made. It is tried again');
  };

  const doOne = async (db: Connection, id: string, picture: ClaimedPicture, deriver: Deriver): Promise<void> => {
    const { host } = picture;
    busy.set(host, (busy.get(host) ?? 0) + 1);
    try {
      const outcome = await makePicture(picture, work, deriver);
      if (outcome.kind === 'failed') log('warn', logOf(outcome, picture), 'A picture could not be fetched');
      await notePicture(db, picture, id, outcome);
    } catch (error) {
      noteFault(error);
      await releasePictures(db, [picture.key]).catch(() => undefined);
    } finally {
      lastAt.set(host, performance.now());
      const left = (busy.get(host) ?? 1) - 1;
      if (left > 0) busy.set(host, left);
      else busy.delete(host);
    }
  };

  const doUpkeep = async (db: Connection, isServed: boolean): Promise<void> => {
    while (!signal.aborted && (await followMode(db)));
    if (isServed && isDue('published', publishEvery)) await publishStale(db);
    if (isServed && isDue('learned', learnEvery)) await learnFromPictures(db);
    if (isDue('measured', measureEvery)) sizes.clear();
    if (isDue('evicted', evictEvery)) await evict(folder, mostBytes, sizes);
  };

  /** Fetches a picture or encodes an AVIF; returns whether there was anything to do. */
  const workOnce = async (db: Connection, id: string, deriver: Deriver): Promise<boolean> => {
    if (performance.now() < fullUntil) return false;
    const [picture] = await claimPictures(db, { folder: id, most: 1, busy: busyHosts() });
    if (!picture) return makeAvif(db, { folder, id, deriver, log });
    await doOne(db, id, picture, deriver);
    return true;
  };

  // Each lane has its own connection and decoding process; the first also does the maintenance.
  const runLane = async (lane: number, deriver: Deriver): Promise<void> => {
    const db = await connect(url);
    try {
      const id = await findFolderId(folder);
      while (!signal.aborted) {
        const isServed = (await pictureModeOf(db)) === 'on';
        if (lane === 0) await doUpkeep(db, isServed);
        const isBusy = isServed && (await workOnce(db, id, deriver));
        // A host in its pause between two fetches may have more pictures.
        const rest = busy.size + lastAt.size > 0 ? Math.min(idle, hostPause) : idle;
        if (!isBusy) await pause(rest, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      await db.end().catch(() => undefined);
    }
  };

  const keepOn = async (lane: number, deriver: Deriver): Promise<void> => {
    while (!signal.aborted) {
      await runLane(lane, deriver).catch((error: unknown) => {
        if (!signal.aborted) log('warn', { err: error }, 'Picture work was interrupted and continues');
      });
      await pause(idle, undefined, { signal }).catch(() => undefined);
    }
  };

  const done = Promise.all(derivers.map((deriver, lane) => keepOn(lane, deriver)));
  return {
    stop: async () => {
      stopping.abort();
      for (const deriver of derivers) deriver.close();
      await done;
    },
  };
};
