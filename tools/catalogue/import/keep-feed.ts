import { hash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Transform, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { FeedFormat } from '@wearfolio/feeds/read-feed';
import type { Connection } from '../connection.ts';

/**
 * Where stores' last successful feeds are kept on this machine, with limits for the number of files and their total
 * bytes.
 */
export type FeedFolder = { folder: string; mostFiles: number; mostBytes: number };

/** How a feed was read, apart from the store's settings. */
export type Reading = {
  format: FeedFormat | null;
  link: string | null;
  mediaBase: string | null;
};

/** A kept feed: its file name and size in bytes. */
type KeptFile = { file: string; bytes: number };

/** Copies a feed while it is read. A failure here does not fail the import; the feed is just not kept. */
export type FeedKeeper = {
  /** Returns the same bytes; they are copied as they are read to the end. */
  copied: (bytes: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;
  /** Names the copy before the import is committed. Null if there is no complete copy. */
  settle: (storeId: number, importId: number) => Promise<KeptFile | null>;
  /** Removes the store's earlier feeds and what exceeds the folder's limits, after the import is committed. */
  tidy: (storeId: number) => Promise<void>;
  /** Removes the copy of a failed import. */
  drop: () => Promise<void>;
};

const isPacked = (chunk: Uint8Array): boolean => chunk[0] === 0x1f && chunk[1] === 0x8b;

type Copy = { sink: Writable; file: WriteStream };

const openCopy = (path: string, first: Uint8Array): Copy => {
  // Flushed, because the database's record of the file survives a power failure.
  const file = createWriteStream(path, { flush: true });
  const pack = isPacked(first)
    ? new Transform({ transform: (chunk, _, done) => done(null, chunk) })
    : createGzip({ level: constants.Z_BEST_SPEED });
  pack.pipe(file);
  pack.on('error', (error) => file.destroy(error));
  file.on('error', () => pack.destroy());
  return { sink: pack, file };
};

/** Resolves when the stream accepts more data or is closed. */
const drained = (sink: Writable): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      sink.off('drain', done).off('close', done);
      resolve();
    };
    sink.on('drain', done).on('close', done);
  });

type Found = { name: string; bytes: number; time: number };

const filesIn = async (folder: string): Promise<Found[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d+-\d+\.gz$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const info = await stat(join(folder, name)).catch(() => null);
      return info === null ? [] : [{ name, bytes: info.size, time: info.mtimeMs }];
    }),
  );
  return found.flat();
};

/** Returns the files to remove: older ones of the store, and the oldest beyond the limits. */
const surplus = (files: readonly Found[], kept: string, storeId: number, limits: FeedFolder): string[] => {
  const former = files.filter(({ name }) => name !== kept && name.startsWith(`${storeId}-`));
  let [count, bytes] = [0, 0];
  const beyond = files
    .filter((file) => !former.includes(file))
    .toSorted((one, other) => Number(other.name === kept) - Number(one.name === kept) || other.time - one.time)
    .filter((file) => {
      count += 1;
      bytes += file.bytes;
      return count > limits.mostFiles || bytes > limits.mostBytes;
    });
  return [...former, ...beyond].map(({ name }) => name);
};

/**
 * Returns a keeper that stores the named store's feed compressed in a folder of this machine, replacing the earlier
 * one.
 */
export const keepFeed = (limits: FeedFolder, store: string): FeedKeeper => {
  const { folder, mostFiles, mostBytes } = limits;
  const next = join(folder, `${hash('sha256', store.toLowerCase()).slice(0, 16)}.next`);
  let copy: Copy | null = null;
  let isWhole = false;
  let named: string | null = null;

  const giveUp = (): void => {
    copy?.sink.destroy();
    copy?.file.destroy();
    copy = null;
  };
  const write = async (chunk: Uint8Array): Promise<void> => {
    if (!copy) return;
    const { sink, file } = copy;
    if (file.destroyed || file.bytesWritten > mostBytes) return giveUp();
    if (!sink.write(chunk)) await drained(sink);
  };

  return {
    async *copied(bytes) {
      let isBegun = false;
      for await (const chunk of bytes) {
        try {
          if (!isBegun && mostFiles > 0) {
            await mkdir(folder, { recursive: true });
            copy = openCopy(next, chunk);
          }
          await write(chunk);
        } catch {
          giveUp();
        }
        isBegun = true;
        yield chunk;
      }
      isWhole = true;
    },
    settle: async (storeId, importId) => {
      if (!copy || !isWhole) return null;
      try {
        const { sink, file } = copy;
        sink.end();
        await finished(file);
        const name = `${storeId}-${importId}.gz`;
        if (file.bytesWritten > mostBytes) return null;
        await rename(next, join(folder, name));
        named = name;
        return { file: name, bytes: file.bytesWritten };
      } catch {
        giveUp();
        return null;
      }
    },
    tidy: async (storeId) => {
      const kept = named ?? '';
      named = null;
      const names = await filesIn(folder).then(
        (files) => surplus(files, kept, storeId, limits),
        () => [],
      );
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)));
    },
    drop: async () => {
      giveUp();
      const left = [next, ...(named === null ? [] : [join(folder, named)])];
      await Promise.all(left.map((path) => rm(path, { force: true }).catch(() => undefined)));
    },
  };
};

const insertKept = `
  INSERT INTO kept_feed (store_id, import_id, host, file, bytes, format, link, media_base)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (store_id) DO UPDATE SET import_id = excluded.import_id, host = excluded.host, file = excluded.file,
    bytes = excluded.bytes, format = excluded.format, link = excluded.link, media_base = excluded.media_base, kept_at = now()`;

/** Records in the import's transaction where the feed is kept; null means nowhere, and removes the earlier record. */
export const noteKept = async (
  db: Connection,
  { storeId, importId }: { storeId: number; importId: number },
  kept: KeptFile | null,
  { format, link, mediaBase }: Reading,
): Promise<void> => {
  if (kept === null) {
    await db.query('DELETE FROM kept_feed WHERE store_id = $1', [storeId]);
    return;
  }
  await db.query(insertKept, [storeId, importId, hostname(), kept.file, kept.bytes, format, link, mediaBase]);
};
