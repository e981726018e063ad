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

/** Where stores' last good feeds are kept on this machine: at most so many files, and so many bytes in all. */
export type FeedFolder = { folder: string; mostFiles: number; mostBytes: number };

/** How a feed was read, besides what is set of its store. */
export type Reading = {
  format: FeedFormat | null;
  link: string | null;
  mediaBase: string | null;
};

/** A kept feed: the name of its file, and how many bytes it has. */
type KeptFile = { file: string; bytes: number };

/** Keeps a copy of a feed while it is read. Nothing that fails here fails the import: the feed is not kept then. */
export type FeedKeeper = {
  /** The same bytes; whoever reads them to their end has them copied. */
  copied: (bytes: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;
  /** Gives the copy its name, before the import that read it is kept. Null where there is no whole copy. */
  settle: (storeId: number, importId: number) => Promise<KeptFile | null>;
  /** Removes what the store's former feeds left, and what the folder has too much of; the import is kept. */
  tidy: (storeId: number) => Promise<void>;
  /** Removes what an import left that was not kept. */
  drop: () => Promise<void>;
};

const isPacked = (chunk: Uint8Array): boolean => chunk[0] === 0x1f && chunk[1] === 0x8b;

type Copy = { sink: Writable; file: WriteStream };

const openCopy = (path: string, first: Uint8Array): Copy => {
  // Flushed, since the database's own word that the file is there outlives a power cut.
  const file = createWriteStream(path, { flush: true });
  const pack = isPacked(first)
    ? new Transform({ transform: (chunk, _, done) => done(null, chunk) })
    : createGzip({ level: constants.Z_BEST_SPEED });
  pack.pipe(file);
  pack.on('error', (error) => file.destroy(error));
  file.on('error', () => pack.destroy());
  return { sink: pack, file };
};

/** Resolves once more may be written, or nothing any more. */
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

/** The files to remove: older ones of the store, and the oldest of all that are too many or too large. */
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

/** Keeps the feed of the store of this name in a folder of this machine, packed, in the place of its last one. */
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

/** Notes in an import's transaction where its feed is; `kept` null: nowhere, and an older one is of no use. */
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
