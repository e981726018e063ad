import { parseArgs } from 'node:util';

/** What `npm run mails -- --help` says. */
export const help = `Usage: npm run mails -- <command>

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
/** Which mails to do what with. */
export type Order = { command: Command; ids: string[]; isAll: boolean };

const isCommand = (text: string): text is Command => ['list', 'retry', 'discard'].includes(text);

/** What the command line `args` asks for; throws what `isUsage` knows where that cannot be meant. */
export const readOrder = (args: readonly string[]): Order | 'help' => {
  const { values, positionals } = parseArgs({
    args: [...args],
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

/** Whether `error` is about the command line. */
export const isUsage = (error: unknown): boolean =>
  error instanceof UsageError || (error instanceof TypeError && 'code' in error);
