import { readPictureFigures, refetchPictures } from '@wearfolio/catalogue/pictures/figures';
import type { StorePictures } from '@wearfolio/contracts/desk-pictures';
import { type Database, poolOf } from '@wearfolio/database/client';
import { type Actor, audit } from '../audit/audit-queries.ts';
import { refusing } from '../refusing-queries.ts';

type Host = { host: string; fault: string; until: string };

/** The state of the pictures of each store, and the hosts that are paused. */
export const listPictures = async (db: Database): Promise<{ data: StorePictures[]; hosts: Host[] }> => {
  const { stores, hosts } = await readPictureFigures(poolOf(db));
  return {
    data: stores.map(({ isHotLinked, ...store }) => ({ ...store, is_hot_linked: isHotLinked })),
    hosts: hosts.map((host) => ({ ...host, until: host.until.toISOString() })),
  };
};

/** Queues all pictures of a store again. Returns their number. */
export const refetchOf = async (db: Database, url: string, actor: Actor, store: string): Promise<number> => {
  const count = await refusing(() => refetchPictures(url, store));
  await audit(db, actor, { action: 'refetch pictures', subject: store, after: { pictures: count } });
  return count;
};
