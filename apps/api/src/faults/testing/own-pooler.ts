import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { serverAccount } from '@wearfolio/database/embedded/account';
import { Client } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { makeFolder } from './own-postgres.ts';
import { findFreePort } from './shop-process.ts';

/** Whether this machine has PgBouncer. */
export const hasPooler = (): boolean => {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Fewer connections than concurrent requests, so that requests share them. */
const connections = 3;

// As in docs/operations.md.
const settingsOf = ({ hostname, port, pathname }: URL, listenPort: number, folder: string, more: string): string => `
[databases]
${pathname.slice(1)} = host=${hostname} port=${port} connect_query='SET statement_timeout = 4000'

[pgbouncer]
pool_mode = transaction
query_wait_timeout = 4
default_pool_size = ${connections}
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
${more}
`;

const isAnswering = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

/**
 * PgBouncer in transaction mode in front of a server. `start` restarts it after `kill`. It stops when the test ends.
 */
export type OwnPooler = { url: string; kill: () => Promise<void>; start: () => Promise<void> };

/** `more`: additional configuration lines. */
export const openPooler = async (databaseUrl: string, more = ''): Promise<OwnPooler> => {
  const target = new URL(databaseUrl);
  const [folder, port, account] = [await makeFolder(), await findFreePort(), serverAccount()];
  const files = {
    'pgbouncer.ini': settingsOf(target, port, folder, more),
    'users.txt': `"${target.username}" "${target.password}"\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(`${folder}/${name}`, text, { mode: 0o600 });
    if (account) chownSync(`${folder}/${name}`, account.uid, account.gid);
  }
  let child: ChildProcess | null = null;
  const url = Object.assign(new URL(databaseUrl), { port: `${port}`, search: '?pgbouncer=true' }).href;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const start = async (): Promise<void> => {
    child = spawn('pgbouncer', ['-q', `${folder}/pgbouncer.ini`], { stdio: 'ignore', ...(account ?? {}) });
    await expect.poll(() => isAnswering(url), { timeout: 20_000 }).toBe(true);
  };
  onTestFinished(kill);
  await start();
  return { url, kill, start };
};
