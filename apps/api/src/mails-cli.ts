// `npm run mails -- <command>`: what became of mails that were not sent.
// Exit code 0: all well; 1: refused or failed; 2: the command line is wrong.
import { parseArgs } from 'node:util';
import type { Database } from '@wearfolio/database/client';
import { readProcessEnv } from './env.ts';
import { isDead, printUnsent } from './mail/unsent-table.ts';
import { connect, openOwnServer } from './start/database-server.ts';
import { say } from './start/say.ts';
import { discardMails, listUnsentMails, retryJobs } from './worker/queries.ts';

const help = `Usage: npm run mails -- <command>

Mails that wait to be sent, and mails that were given up.

  list                 all of them: who they are for, how often they were tried, and the last error
  retry ID...          sends these now, given up or not
  retry --all          sends now all that were given up
  discard ID...        never sends these
  discard --all        never sends any that waits or was given up: after a backup was restored, say
  --help               this text

Examples:
  npm run mails -- list
  npm run mails -- retry 1204 1207`;

class UsageError extends Error {}

type Command = 'list' | 'retry' | 'discard';
type Order = { command: Command; ids: string[]; isAll: boolean };

const isCommand = (text: string): text is Command => ['list', 'retry', 'discard'].includes(text);

const readOrder = (): Order | 'help' => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [command = '', ...ids] = positionals;
  if (values.help) return 'help';
  if (!isCommand(command)) throw new UsageError(command ? `There is no command '${command}'` : 'Say what to do');
  const wrong = ids.find((id) => !/^\d{1,18}$/.test(id));
  if (wrong !== undefined) throw new UsageError(`'${wrong}' is no ID of a mail`);
  if (command === 'list' && (ids.length > 0 || values.all)) throw new UsageError('list takes nothing more');
  if (command !== 'list' && ids.length > 0 === values.all) throw new UsageError(`${command} takes IDs or --all`);
  return { command, ids, isAll: values.all };
};

/** Those of the order, which must be there. */
const chooseIds = async (db: Database, { command, ids, isAll }: Order): Promise<string[]> => {
  const mails = await listUnsentMails(db);
  if (isAll) return mails.filter((mail) => command === 'discard' || isDead(mail)).map(({ id }) => id);
  const missing = ids.find((wanted) => !mails.some(({ id }) => id === wanted));
  if (missing) throw new Error(`No mail ${missing} waits or was given up`);
  return ids;
};

const carryOut = async (db: Database, order: Order): Promise<void> => {
  if (order.command === 'list') return printUnsent(await listUnsentMails(db)).forEach(say);
  const ids = await chooseIds(db, order);
  const done = order.command === 'retry' ? await retryJobs(db, ids) : await discardMails(db, ids);
  say(`${order.command === 'retry' ? 'Put back' : 'Discarded'}: ${done} of ${ids.length}`);
  if (done < ids.length) throw new Error('The others are being sent just now');
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

const isUsage = (error: unknown): boolean =>
  error instanceof UsageError || (error instanceof TypeError && 'code' in error);

// Whoever reads only the first lines has read enough.
process.stdout.on('error', () => process.exit(0));

try {
  const order = readOrder();
  if (order === 'help') say(help);
  else await withDatabase((db) => carryOut(db, order));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (isUsage(error)) process.stderr.write('(add --help for what is possible)\n');
  process.exitCode = isUsage(error) ? 2 : 1;
}
