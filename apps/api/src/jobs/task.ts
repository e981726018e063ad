import type { Identity } from '@wearfolio/contracts/identity/identity';
import type { Database } from '@wearfolio/database/client';
import type { JobName, Jobs } from '@wearfolio/database/jobs';
import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from '../engine/follow-listing.ts';
import type { Env } from '../settings/env.ts';
import type { JobRun } from './job.ts';
import type { Mailer } from './mail/mailer.ts';

/** The worker's log. It never contains payloads, addresses or links. */
export type WorkerLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** The context of every task. */
export type TaskContext = {
  db: Database;
  /** The database's address, for work that opens its own connections. */
  databaseUrl: string;
  mailer: Mailer;
  env: Pick<Env, 'contentDir' | 'dataDir' | 'exchangeRatesUrl' | 'feedPrivateHosts' | 'keptFeeds' | 'tokenSecret'>;
  /** The shop's current identity. */
  identity: () => Promise<Identity>;
  /** The origin of links in mails, without a trailing slash. */
  publicUrl: string;
  log: WorkerLog;
  /** Opens the listing index, for jobs that need it. Close it afterwards. */
  openCatalogue: () => Promise<OpenCatalogue>;
};

/** A listing index that is kept current until it is closed. */
export type OpenCatalogue = { current: () => Catalogue; close: () => Promise<void> };

/** Runs one job. When it throws, the error is recorded and the job retried. */
export type Task<Name extends JobName> = (context: TaskContext, payload: Jobs[Name], job: JobRun) => Promise<void>;
