import { setPictureMode } from '@wearfolio/catalogue/pictures/picture-mode';
import { getReadiness } from '@wearfolio/contracts/operations';
import { readTokenSecret } from '@wearfolio/database/env';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerError, RequestRefused } from './http/errors.ts';
import { type Env, hidePassword, readProcessEnv } from './settings/env.ts';
import { StartRefused } from './settings/start-refused.ts';
import { closeLater, closeOnSignals, leaveFailed } from './start/closing.ts';
import { bringUpToDate, connect, openOwnServer } from './start/database-server.ts';
import { startJobs } from './start/jobs.ts';
import { loggerOptions } from './start/logger.ts';
import { explainListenError } from './start/port.ts';
import { say, sayStep } from './start/say.ts';
import type { RunningWorker } from './worker/start-worker.ts';

// Each job holds its own connection for a long time, so a pooler would not help.
const openDatabase = async ({ databaseDirectUrl, dataDir }: Env): Promise<string> => {
  if (databaseDirectUrl) return databaseDirectUrl;
  const own = await openOwnServer(dataDir);
  closeLater(own.close);
  return own.url;
};

/** SMTP_URL, or in development the inbox that the shop opens. Throws StartRefused when there is neither. */
const findMail = ({ smtpUrl, isProduction, mailSmtpPort }: Env): string => {
  if (smtpUrl) return smtpUrl;
  if (!isProduction && mailSmtpPort !== 0) return `smtp://127.0.0.1:${mailSmtpPort}`;
  throw new StartRefused('SMTP_URL is not set, so the worker has no mail server.');
};

/** Serves `/api/ready` at WORKER_PORT, for monitoring: 503 while the queue does not respond. */
const openReadiness = async (app: FastifyInstance, worker: RunningWorker, { host, workerPort }: Env): Promise<void> => {
  if (workerPort === null) return;
  app.setErrorHandler(answerError);
  app.get(getReadiness.url, { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!worker.isAsking()) throw new RequestRefused(503, 'The queue does not respond');
    return { status: 'ok' };
  });
  const address = { host, port: workerPort };
  await app.listen(address).catch((error: unknown) => {
    throw explainListenError(error, { ...address, name: 'WORKER_PORT' });
  });
  closeLater(() => app.close());
};

/** `npm run worker`: runs jobs in a separate process. The API then runs with WORKER=off. */
const start = async (): Promise<void> => {
  const env = readProcessEnv();
  const smtpUrl = findMail(env);
  const databaseUrl = await openDatabase(env);
  const app = Fastify({ logger: loggerOptions(env.logLevel) });
  const { log } = app;
  const db = await connect(databaseUrl, (error) => log.warn({ err: error }, 'Lost a connection to the database'));
  closeLater(() => db.$disconnect());
  await bringUpToDate(databaseUrl);
  await setPictureMode(databaseUrl, env.storePictures.mode);
  const worker = startJobs({ databaseUrl, db, env: { ...env, tokenSecret: readTokenSecret() }, smtpUrl, log });
  closeLater(worker.stop);
  await openReadiness(app, worker, env);
  sayStep('Mail', hidePassword(smtpUrl));
  say('  The worker is waiting for jobs');
};

closeOnSignals();
await start().catch(leaveFailed);
