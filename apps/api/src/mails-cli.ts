// `npm run mails -- <command>` lists, retries and discards unsent mails. Exit code 0: success; 1: refused or failed; 2:
// wrong command line.
import type { Database } from '@wearfolio/database/client';
import { help, isUsage, type Order, readOrder } from './jobs/mail/order.ts';
import { isDead, printUnsent } from './jobs/mail/unsent-table.ts';
import { discardMails, listUnsentMails, retryJobs } from './jobs/queries.ts';
import { readProcessEnv } from './settings/env.ts';
import { connect, openOwnServer } from './start/database-server.ts';
import { say } from './start/say.ts';

/** The ids that the command names. Throws when one of them is neither queued nor a dead letter. */
const chooseIds = async (db: Database, { command, ids, isAll }: Order): Promise<string[]> => {
  const mails = await listUnsentMails(db);
  if (isAll) return mails.filter((mail) => command === 'discard' || isDead(mail)).map(({ id }) => id);
  const missing = ids.find((wanted) => !mails.some(({ id }) => id === wanted));
  if (missing) throw new Error(`No queued mail or dead letter has the id ${missing}`);
  return ids;
};

const carryOut = async (db: Database, order: Order): Promise<void> => {
  if (order.command === 'list') return printUnsent(await listUnsentMails(db)).forEach(say);
  const ids = await chooseIds(db, order);
  const done = order.command === 'retry' ? await retryJobs(db, ids) : await discardMails(db, ids);
  say(`${order.command === 'retry' ? 'Queued again' : 'Discarded'}: ${done} of ${ids.length}`);
  if (done < ids.length) throw new Error('The other mails are being sent right now');
};

const withDatabase = async (work: (db: Database) => Promise<void>): Promise<void> => {
  const env = readProcessEnv();
  const server = env.databaseUrl ? null : await openOwnServer(env.dataDir);
  const db = await connect(env.databaseUrl ?? server?.url ?? '', () => undefined);
  try {
    await work(db);
  } finally {
    await db.$disconnect();
    await server?.close();
  }
};

// The reader closed the pipe early, as `head` does.
process.stdout.on('error', () => process.exit(0));

try {
  const order = readOrder(process.argv.slice(2));
  if (order === 'help') say(help);
  else await withDatabase((db) => carryOut(db, order));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (isUsage(error)) process.stderr.write('(run it with --help to see the commands)\n');
  process.exitCode = isUsage(error) ? 2 : 1;
}
