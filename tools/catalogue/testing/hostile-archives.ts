import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { archiveOf, deflatedZeros } from '@wearfolio/feeds/testing/archive';
import { csvOf, feedRow } from './trial.ts';

/** An archive of about a megabyte that expands to a gigabyte, and how its import must end. */
export type HostileArchive = { bytes: Buffer; outcome: 'imported' | 'refused' };

/** Its checksum is wrong, which a reader notices too late to matter. */
const gzipOf = (packed: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), packed, Buffer.alloc(8)]);

/** Returns hostile archives by what expands in them. */
export const hostileArchives = () => {
  /** Packed: a gigabyte, and a feed whose last cell is that long. */
  const zeros = deflatedZeros(1024);
  const head = `${csvOf([feedRow('a')])}b,`;
  const endless = Buffer.concat([deflateRawSync(head, { finishFlush: constants.Z_SYNC_FLUSH }), zeros]);
  const feed = { name: 'feed.csv', packed: Buffer.from(csvOf([feedRow('a'), feedRow('b')])), method: 0 } as const;
  const beside = (isStreamed: boolean) => archiveOf([{ name: '__MACOSX/x', packed: zeros, isStreamed }, feed]);
  return {
    zeros,
    archives: {
      'a side file': { bytes: beside(false), outcome: 'imported' },
      'a side file of unstated length': { bytes: beside(true), outcome: 'imported' },
      'a side file in a nested archive': { bytes: gzipSync(beside(false)), outcome: 'imported' },
      'the feed itself': { bytes: archiveOf([{ name: 'feed.csv', packed: endless }]), outcome: 'refused' },
      'gzip of gzip': { bytes: gzipSync(gzipOf(endless)), outcome: 'refused' },
    } satisfies Record<string, HostileArchive>,
  };
};
