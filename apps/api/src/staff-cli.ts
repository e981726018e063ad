// `npm run staff -- <command>` manages accounts of the desk. Exit code 0: success; 1: refused or failed; 2: wrong
// command line.
import type { Database } from '@wearfolio/database/client';
import { inEnglish, say as name } from '@wearfolio/messages/said';
import { commandLine } from './desk/audit/audit-queries.ts';
import { inviteByLink } from './desk/staff/invitation-queries.ts';
import { help, isUsage, readOrder, type StaffOrder } from './desk/staff/order.ts';
import { changeRole, listStaff, type Refusal, removeStaff, resetSecondFactor } from './desk/staff/staff-queries.ts';
import { readProcessEnv } from './settings/env.ts';
import { connect, openOwnServer } from './start/database-server.ts';
import { invitationText } from './start/first-owner.ts';
import { say } from './start/say.ts';

const printStaff = async (db: Database): Promise<void> => {
  const staff = await listStaff(db);
  if (staff.length === 0)
    return say('There are no accounts yet. `npm run staff -- invite` prints a link for the first owner.');
  for (const { email, name, role, signedInAt } of staff)
    say(
      `${email.padEnd(32)} ${role.padEnd(7)} ${signedInAt?.toISOString().slice(0, 16) ?? 'never signed in '}  ${name}`,
    );
};

const settle = (refusal: Refusal | null, done: string): void => {
  if (refusal === 'missing') throw new Error(inEnglish(name('desk.replies.noStaff')));
  if (refusal === 'last owner') throw new Error(inEnglish(name('desk.replies.lastOwner')));
  say(done);
};

const carryOut = async (db: Database, publicUrl: string, order: StaffOrder): Promise<void> => {
  switch (order.command) {
    case 'list':
      return printStaff(db);
    case 'invite': {
      const link = await inviteByLink(db, commandLine, order);
      if (!link) throw new Error(inEnglish(name('desk.replies.isStaff')));
      return say(invitationText(publicUrl, link));
    }
    case 'role':
      return settle(await changeRole(db, commandLine, order, order.role), inEnglish(name('desk.replies.roleChanged')));
    case 'remove':
      return settle(await removeStaff(db, commandLine, order), inEnglish(name('desk.replies.removed')));
    case 'reset-second-factor':
      return settle(
        await resetSecondFactor(db, commandLine, order),
        'The next sign-in sets up a new authenticator app',
      );
  }
};

const withDatabase = async (work: (db: Database, publicUrl: string) => Promise<void>): Promise<void> => {
  const env = readProcessEnv();
  const server = env.databaseUrl ? null : await openOwnServer(env.dataDir);
  const db = await connect(env.databaseUrl ?? server?.url ?? '', () => undefined);
  try {
    await work(db, env.publicUrl);
  } finally {
    await db.$disconnect();
    await server?.close();
  }
};

try {
  const order = readOrder(process.argv.slice(2));
  if (order === 'help') say(help);
  else await withDatabase((db, publicUrl) => carryOut(db, publicUrl, order));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (isUsage(error)) process.stderr.write('(run it with --help to see the commands)\n');
  process.exitCode = isUsage(error) ? 2 : 1;
}
