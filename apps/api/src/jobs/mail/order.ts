import { parseArgs } from 'node:util';

/** The output of `npm run mails -- --help`. */
export const help = `Usage: npm run mails -- <command>

Queued mails and dead letters (mails that failed for good).

  list                 lists them with recipient, attempts and last error
  retry ID...          sends these mails now
  retry --all          sends all dead letters now
  discard ID...        deletes these mails without sending them
  discard --all        deletes all queued mails and dead letters, for example after restoring a backup
  --help               shows this help

Examples:
  npm run mails -- list
  npm run mails -- retry 1204 1207`;

class UsageError extends Error {}

type Command = 'list' | 'retry' | 'discard';
/** A command and the mails it applies to. */
export type Order = { command: Command; ids: string[]; isAll: boolean };

const isCommand = (text: string): text is Command => ['list', 'retry', 'discard'].includes(text);

/** Parses the command line `args`. Throws an error that `isUsage` recognizes when they are invalid. */
export const readOrder = (args: readonly string[]): Order | 'help' => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [command = '', ...ids] = positionals;
  if (values.help) return 'help';
  if (!isCommand(command))
    throw new UsageError(command ? `There is no command '${command}'` : 'Give a command: list, retry or discard');
  const wrong = ids.find((id) => !/^\d{1,18}$/.test(id));
  if (wrong !== undefined) throw new UsageError(`'${wrong}' is not the ID of a mail`);
  if (command === 'list' && (ids.length > 0 || values.all)) throw new UsageError('list takes no further arguments');
  if (command !== 'list' && ids.length > 0 === values.all) throw new UsageError(`${command} takes either IDs or --all`);
  return { command, ids, isAll: values.all };
};

/** Whether `error` is about the command line. */
export const isUsage = (error: unknown): boolean =>
  error instanceof UsageError || (error instanceof TypeError && 'code' in error);
