import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

export type Account = { uid: number; gid: number };

const idOf = (flag: '-u' | '-g', name: string): number =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * PostgreSQL refuses to run as root. For root this answers the system account
 * that runs it instead (`postgres` where the machine has one, else `nobody`);
 * for everybody else null: run it as yourself.
 */
export const serverAccount = (): Account | null => {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // Not on this machine: try the next.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has no other account. Set DATABASE_URL.');
};

const mayEnter = (folder: string, { uid, gid }: Account): boolean => {
  const { mode, uid: owner, gid: group } = statSync(folder);
  if (owner === uid) return (mode & 0o100) !== 0;
  if (group === gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

/** Whether `account` may walk down to `folder`, which must exist. */
export const canReach = (folder: string, account: Account | null): boolean => {
  if (!account) return true;
  const parent = dirname(folder);
  return mayEnter(folder, account) && (parent === folder || canReach(parent, account));
};
