import type { Identity } from '@wearfolio/contracts/identity/identity';
import type { Database } from '@wearfolio/database/client';
import type { JobName, Jobs } from '@wearfolio/database/jobs';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import type { Catalogue } from '../listing/follow-listing.ts';
import type { JobRun } from './job.ts';
import type { Mailer } from './mail/mailer.ts';

/** Where a worker notes what happened; never payloads, addresses or links. */
export type WorkerLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** What every task works with. */
export type TaskContext = {
  db: Database;
  /** Where `db` is, for work that takes connections of its own. */
  databaseUrl: string;
  mailer: Mailer;
  env: Pick<Env, 'contactTo' | 'dataDir' | 'exchangeRatesUrl' | 'feedPrivateHosts' | 'keptFeeds'>;
  /** What the shop is now. */
  identity: () => Promise<Identity>;
  /** The origin of every link in a mail; no trailing slash. */
  publicUrl: string;
  log: WorkerLog;
  /** The listing index, for jobs that need what only it knows; to be closed afterwards. */
  openCatalogue: () => Promise<OpenCatalogue>;
};

/** A listing index that is kept current until it is closed. */
export type OpenCatalogue = { current: () => Catalogue; close: () => Promise<void> };

/** Does one job. What it throws is noted, and the job is tried again later. */
export type Task<Name extends JobName> = (context: TaskContext, payload: Jobs[Name], job: JobRun) => Promise<void>;
