import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

export type Account = { uid: number; gid: number };

const idOf = (flag: '-u' | '-g', name: string): number =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * Returns the system account for PostgreSQL if this process runs as root, because PostgreSQL refuses to: `postgres` if
 * it exists, else `nobody`. Null for other users, who run it themselves.
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

/** Returns whether `account` may access `folder`, which must exist. */
export const canReach = (folder: string, account: Account | null): boolean => {
  if (!account) return true;
  const parent = dirname(folder);
  return mayEnter(folder, account) && (parent === folder || canReach(parent, account));
};
