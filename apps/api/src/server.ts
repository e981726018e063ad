import { setPictureMode } from '@wearfolio/catalogue/pictures/picture-mode';
import { buildApp } from './app.ts';
import { type Env, readProcessEnv } from './settings/env.ts';
import { closeLater, closeOnSignals, leaveFailed, runBeforeClosing } from './start/closing.ts';
import { bringUpToDate, connect, openOwnServer, seedEmptyCatalogue } from './start/database-server.ts';
import { sayFirstOwner } from './start/first-owner.ts';
import { openInbox } from './start/inbox.ts';
import { loggerOptions } from './start/logger.ts';
import { sayLostApps } from './start/lost-apps.ts';
import { checkPort, explainListenError } from './start/port.ts';
import { say, sayStep } from './start/say.ts';
import { findTokenSecret } from './start/token-secret.ts';

/** Load balancers have this long to notice that this process no longer takes requests, in ms. */
const drainTime = 2000;

/** After that, open requests have this long to finish, in ms. */
const grace = 4000;

type Opened = { url: string; directUrl: string; what: string };

/** The addresses of the database, with and without a pooler, and a description for the log. */
const openDatabase = async ({ databaseUrl, databaseDirectUrl, dataDir }: Env): Promise<Opened> => {
  if (databaseUrl)
    return { url: databaseUrl, directUrl: databaseDirectUrl ?? databaseUrl, what: 'the database in DATABASE_URL' };
  const own = await openOwnServer(dataDir);
  closeLater(own.close);
  return { url: own.url, directUrl: own.url, what: `the embedded PostgreSQL in ${own.home}` };
};

/** Where to send mails: SMTP_URL, else the development inbox. In production without SMTP_URL, null: mails wait. */
const openMail = async (env: Env): Promise<string | null> => {
  if (env.smtpUrl) return env.smtpUrl;
  if (env.isProduction) {
    sayStep('Mail', 'SMTP_URL is not set: mails stay in the queue until it is');
    return null;
  }
  const inbox = await openInbox(env);
  closeLater(inbox.close);
  sayStep('Inbox', inbox.pageUrl);
  return inbox.smtpUrl;
};

const start = async (): Promise<void> => {
  const env = readProcessEnv();
  const address = { host: env.host, port: env.port };
  await checkPort({ ...address, name: 'PORT' });
  say('Wearfolio opens');
  const { url, directUrl, what } = await openDatabase(env);
  const tokenSecret = findTokenSecret(env);
  sayStep('Database', what);

  let warn = (error: Error): void => sayStep('Database', error.message);
  const db = await connect(url, (error) => warn(error));
  closeLater(() => db.$disconnect());
  await bringUpToDate(directUrl);
  await setPictureMode(directUrl, env.storePictures.mode);
  await seedEmptyCatalogue(db, directUrl, env.seed);

  const app = await buildApp({
    db,
    databaseUrl: directUrl,
    env: { ...env, tokenSecret },
    logger: loggerOptions(env.logLevel),
  });
  warn = (error) => app.log.warn({ err: error }, 'Lost a connection to the database');
  let drained = Promise.resolve();
  runBeforeClosing(() => {
    drained = app.drain(env.isProduction ? drainTime : 0);
  });
  closeLater(async () => {
    await drained;
    setTimeout(() => app.server.closeAllConnections(), grace).unref();
    await app.close();
  });
  await app.ready();
  await app.refreshCatalogue();
  await app.listen(address).catch((error: unknown) => {
    throw explainListenError(error, { ...address, name: 'PORT' });
  });
  const smtpUrl = await openMail(env);
  if (env.worker === 'inline') {
    // Loaded only if this process runs jobs, because their modules for feeds, pictures and mails take memory.
    const { startJobs } = await import('./start/jobs.ts');
    const worker = startJobs({
      databaseUrl: directUrl,
      db,
      env: { ...env, tokenSecret },
      smtpUrl,
      log: app.log,
      catalogue: app.catalogue,
    });
    closeLater(worker.stop);
  }
  say('');
  say(`  The shop   ${env.publicUrl}`);
  await sayFirstOwner(db, env.publicUrl, tokenSecret);
  await sayLostApps(db, tokenSecret);
  say('');
};

closeOnSignals();
await start().catch(leaveFailed);
