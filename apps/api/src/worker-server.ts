import Fastify from 'fastify';
import { type Env, hidePassword, readProcessEnv } from './env.ts';
import { closeLater, closeOnSignals, leaveFailed } from './start/closing.ts';
import { bringUpToDate, connect, openOwnServer } from './start/database-server.ts';
import { startJobs } from './start/jobs.ts';
import { loggerOptions } from './start/logger.ts';
import { say, sayStep } from './start/say.ts';
import { StartRefused } from './start/start-refused.ts';

const openDatabase = async ({ databaseUrl, dataDir }: Env): Promise<string> => {
  if (databaseUrl) return databaseUrl;
  const own = await openOwnServer(dataDir);
  closeLater(own.close);
  return own.url;
};

/** SMTP_URL, or in development the inbox that the shop opens. */
const findMail = ({ smtpUrl, isProduction, mailSmtpPort }: Env): string => {
  if (smtpUrl) return smtpUrl;
  if (!isProduction && mailSmtpPort !== 0) return `smtp://127.0.0.1:${mailSmtpPort}`;
  throw new StartRefused('SMTP_URL is not set, so the worker does not know where to send mails.');
};

/** `npm run worker`: does the jobs apart from the API, which then runs with WORKER=off. */
const start = async (): Promise<void> => {
  const env = readProcessEnv();
  const smtpUrl = findMail(env);
  const databaseUrl = await openDatabase(env);
  const { log } = Fastify({ logger: loggerOptions(env.logLevel) });
  const db = await connect(databaseUrl, (error) => log.warn({ err: error }, 'A connection to the database was lost'));
  closeLater(() => db.$disconnect());
  await bringUpToDate(databaseUrl);
  closeLater(startJobs({ databaseUrl, db, env, smtpUrl, log }).stop);
  sayStep('Mail', hidePassword(smtpUrl));
  say('  The worker is waiting for jobs');
};

closeOnSignals();
await start().catch(leaveFailed);
