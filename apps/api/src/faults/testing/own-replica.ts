import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import { choosePlace, type Place } from '@wearfolio/database/embedded/server';
import { type AtEnd, makeFolder, type OwnPostgres, startOwnPostgres } from './own-postgres.ts';

const run = promisify(execFile);

/** A hot standby of an `openOwnPostgres` server. */
export type OwnReplica = OwnPostgres & {
  /** Pauses replay. The replica keeps receiving. */
  pause: () => Promise<unknown>;
  resume: () => Promise<unknown>;
  /** Promotes it to primary. */
  promote: () => Promise<unknown>;
};

/** Copies the files of a running server as a base backup. The embedded PostgreSQL has no pg_basebackup. */
const copyCluster = (primary: OwnPostgres, place: Place, slot: string): Promise<void> =>
  withConnection(primary.url, async (db) => {
    // The slot keeps WAL until the copy has it.
    await db.query('SELECT pg_create_physical_replication_slot($1, true)', [slot]);
    await db.query("SELECT pg_backup_start('replica', true)");
    await run('cp', ['-a', primary.place.data, place.data]);
    await run('cp', ['-a', `${primary.place.home}/postgres.password`, place.home]);
    const { rows } = await db.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(`${place.data}/backup_label`, rows[0]?.labelfile ?? '');
  });

const tidy = ({ data }: Place): void => {
  for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'])
    rmSync(`${data}/${name}`, { recursive: true, force: true });
  for (const name of ['pg_wal', 'pg_replslot']) mkdirSync(`${data}/${name}`, { mode: 0o700 });
};

const follow = ({ data, account }: Place, primary: OwnPostgres, slot: string): void => {
  const { hostname, port, username, password } = new URL(primary.url);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password} application_name=${slot}`;
  appendFileSync(
    `${data}/postgresql.auto.conf`,
    `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${slot}'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
  writeFileSync(`${data}/standby.signal`, '');
  if (!account) return;
  for (const name of readdirSync(data)) chownSync(`${data}/${name}`, account.uid, account.gid);
};

/** Creates a streaming hot standby of `primary`. `name` is also its name in `synchronous_standby_names`. */
export const openOwnReplica = async (primary: OwnPostgres, name: string, atEnd?: AtEnd): Promise<OwnReplica> => {
  const place = choosePlace(await makeFolder(atEnd, dirname(primary.place.home)), () => undefined);
  await copyCluster(primary, place, name);
  tidy(place);
  follow(place, primary, name);
  const server = await startOwnPostgres(place, atEnd);
  const ask = (sql: string) => withConnection(server.url, (db) => db.query(sql));
  return {
    ...server,
    pause: () => ask('SELECT pg_wal_replay_pause()'),
    resume: () => ask('SELECT pg_wal_replay_resume()'),
    promote: () => ask('SELECT pg_promote()'),
  };
};
