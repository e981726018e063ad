import { parseArgs } from 'node:util';
import { isAddress } from '@wearfolio/contracts/fields/email-address';
import { type StaffRole, staffRoles } from '@wearfolio/contracts/rights';

/** The output of `npm run staff -- --help`. */
export const help = `Usage: npm run staff -- <command>

Accounts of the desk at /ops.

  invite [EMAIL]              prints a link that works once, for an hour; --role sets the role (default: owner)
  list                        all accounts, their roles, and when they signed in last
  role EMAIL ROLE             changes a role
  remove EMAIL                removes an account and signs it out everywhere
  reset-second-factor EMAIL   for a lost phone: the next sign-in sets up another authenticator app
  --help                      shows this help

Roles: ${staffRoles.join(', ')}.
The last owner who has signed in cannot be removed, and stays an owner.

Examples:
  npm run staff -- invite
  npm run staff -- invite grace@shop.example --role editor`;

class UsageError extends Error {}

/** A command and the account it applies to. */
export type StaffOrder =
  | { command: 'list' }
  | { command: 'invite'; email: string | null; role: StaffRole }
  | { command: 'role'; email: string; role: StaffRole }
  | { command: 'remove' | 'reset-second-factor'; email: string };

const roleOf = (text: string): StaffRole => {
  const role = staffRoles.find((one) => one === text);
  if (!role) throw new UsageError(`'${text}' is not a role. Use one of: ${staffRoles.join(', ')}`);
  return role;
};

const addressOf = (text: string | undefined): string => {
  if (text === undefined) throw new UsageError('Give the e-mail address of an account');
  if (!isAddress(text)) throw new UsageError(`'${text}' is not an e-mail address`);
  return text;
};

const orderOf = (command: string | undefined, [email, role]: string[], asked: string | undefined): StaffOrder => {
  switch (command) {
    case 'list':
      return { command };
    case 'invite':
      return { command, email: email === undefined ? null : addressOf(email), role: roleOf(asked ?? 'owner') };
    case 'role':
      return { command, email: addressOf(email), role: roleOf(role ?? '') };
    case 'remove':
    case 'reset-second-factor':
      return { command, email: addressOf(email) };
    default:
      throw new UsageError(
        command
          ? `There is no command '${command}'`
          : 'Give a command: list, invite, role, remove or reset-second-factor',
      );
  }
};

const most: Record<StaffOrder['command'], number> = {
  list: 0,
  invite: 1,
  role: 2,
  remove: 1,
  'reset-second-factor': 1,
};

/** Parses the command line `args`. Throws an error that `isUsage` recognizes when they are invalid. */
export const readOrder = (args: readonly string[]): StaffOrder | 'help' => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { role: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) return 'help';
  const [command, ...rest] = positionals;
  const order = orderOf(command, rest, values.role);
  if (values.role !== undefined && order.command !== 'invite') throw new UsageError('--role works with invite only');
  if (rest.length > most[order.command]) throw new UsageError(`${order.command} takes no further arguments`);
  return order;
};

/** Whether `error` is about the command line. */
export const isUsage = (error: unknown): boolean =>
  error instanceof UsageError || (error instanceof TypeError && 'code' in error);
