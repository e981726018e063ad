import { availableParallelism } from 'node:os';
import { withConnection } from '@wearfolio/catalogue/connection';
import { readPublications } from '@wearfolio/catalogue/content/content-store';
import { readIdentity } from '@wearfolio/catalogue/content/shop-identity';
import { type PictureWorker, startPictureWorker } from '@wearfolio/catalogue/pictures/picture-worker';
import type { Database } from '@wearfolio/database/client';
import { followCatalogue } from '../engine/follow-catalogue.ts';
import { type Shelves, shelvesOf } from '../engine/shelves.ts';
import { createMailer, type Mailer } from '../jobs/mail/mailer.ts';
import type { OpenCatalogue, TaskContext, WorkerLog } from '../jobs/task.ts';
import type { Env } from '../settings/env.ts';
import { type RunningWorker, startWorker } from '../worker/start-worker.ts';
import { startSearchIndexer } from './search-indexer.ts';

type Options = {
  databaseUrl: string;
  db: Database;
  env: TaskContext['env'] & Pick<Env, 'identity' | 'publicUrl' | 'storePictures' | 'listing' | 'searchEngine'>;
  /** Null: mails wait until a process has an SMTP server. */
  smtpUrl: string | null;
  log: WorkerLog;
  /** This process's index, if it has one. Otherwise a job builds one when needed. */
  catalogue?: OpenCatalogue['current'];
};

const noMailer: Mailer = { send: () => Promise.reject(new Error('There is no mail server')) };

/** The current collections and ranking rules. Jobs use them only briefly. */
const readShelves = async (databaseUrl: string): Promise<Shelves> => {
  const publications = await withConnection(databaseUrl, readPublications);
  const shown = new Map(publications.flatMap(({ key, wait, body }) => (wait > 0 ? [] : [[key, body] as const])));
  const keys = [...shown.keys()].filter((key) => shown.get(key) !== null);
  return shelvesOf({ published: (key) => shown.get(key) ?? null, publishedKeys: () => keys });
};

const buildCatalogue = async ({ databaseUrl, env, log }: Options): Promise<OpenCatalogue> => {
  const onError = (error: unknown) => log.warn({ err: error }, 'Could not follow the listing; trying again');
  const follower = await followCatalogue({ url: databaseUrl, env, onError });
  await follower.refresh();
  const shelves = await readShelves(databaseUrl);
  const current = () => {
    const catalogue = follower.current();
    if (!catalogue) throw new Error('Could not read the listing');
    return { ...catalogue, shelves };
  };
  return { current, close: follower.close };
};

/** Pictures use at most half of the cores. */
const pictureProcesses = Math.max(1, Math.floor(availableParallelism() / 2));

const startPictures = ({ databaseUrl, env, log }: Options): PictureWorker =>
  startPictureWorker({
    url: databaseUrl,
    folder: env.storePictures.folder,
    mostBytes: env.storePictures.mostBytes,
    processes: pictureProcesses,
    privateHosts: env.feedPrivateHosts,
    publicUrl: env.publicUrl,
    log: (level, facts, text) => log[level](facts, text),
  });

/** How long to cache the shop's identity, in ms, because a newsletter is many mails. */
const identityKept = 2000;

const rememberFor = <T>(ms: number, read: () => Promise<T>): (() => Promise<T>) => {
  let known: { until: number; value: Promise<T> } | null = null;
  return () => {
    if (known === null || performance.now() > known.until) {
      const value = read();
      known = { until: performance.now() + ms, value };
      value.catch(() => {
        known = null;
      });
    }
    return known.value;
  };
};

/** Runs jobs in this process with a mailer for `smtpUrl`, derives pictures, and keeps the search index current. */
export const startJobs = (options: Options): RunningWorker => {
  const { databaseUrl, db, env, smtpUrl, log, catalogue } = options;
  const identity = rememberFor(identityKept, () => readIdentity(databaseUrl, env.identity));
  const mailer = smtpUrl === null ? noMailer : createMailer({ smtpUrl, identity, publicUrl: env.publicUrl });
  const openCatalogue = async () =>
    catalogue ? { current: catalogue, close: async () => undefined } : buildCatalogue(options);
  const context = { db, databaseUrl, mailer, env, identity, publicUrl: env.publicUrl, log, openCatalogue };
  const worker = startWorker({ databaseUrl, context, canMail: smtpUrl !== null });
  const pictures = startPictures(options);
  const indexer = startSearchIndexer(options);
  return {
    isAsking: worker.isAsking,
    stop: async () => {
      await Promise.all([worker.stop(), pictures.stop(), indexer.stop()]);
    },
  };
};
