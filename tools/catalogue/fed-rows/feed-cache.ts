import { hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

/** How long a fetched feed is reused, in ms, so that a change of a mapping does not fetch it again. */
const keptFor = 3 * 60_000;
const mostBytes = 64 * 1024 ** 2;

const folderIn = (folder: string): string => join(folder, 'looked');
const pathOf = (folder: string, key: string): string => join(folderIn(folder), hash('sha256', key).slice(0, 24));

const removeOld = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const info = await stat(join(folder, name)).catch(() => null);
      if (info && Date.now() - info.mtimeMs > keptFor) await rm(join(folder, name), { force: true });
    }),
  );
};

/** The beginning of a recently fetched feed; `ranOut` returns whether the read needed more than was cached. */
export type CachedFeed = { bytes: AsyncIterable<Uint8Array>; ranOut: () => boolean };

/** Returns the cached beginning of a feed, or null. `key` is its address and the credentials that it was fetched with. */
export const findCachedFeed = async (folder: string, key: string): Promise<CachedFeed | null> => {
  await removeOld(folderIn(folder));
  const path = pathOf(folder, key);
  const isThere = async (end: string): Promise<boolean> => (await stat(path + end).catch(() => null)) !== null;
  if (await isThere('.whole')) return { bytes: createReadStream(`${path}.whole`), ranOut: () => false };
  if (!(await isThere('.begin'))) return null;
  let isOver = false;
  async function* beginning(): AsyncGenerator<Uint8Array> {
    yield* createReadStream(`${path}.begin`);
    isOver = true;
  }
  return { bytes: beginning(), ranOut: () => isOver };
};

/** Passes on the bytes of a feed and caches them as far as they are read. */
export async function* cacheFeed(
  folder: string,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const path = pathOf(folder, key);
  await mkdir(folderIn(folder), { recursive: true });
  await Promise.all(['.begin', '.whole'].map((end) => rm(path + end, { force: true })));
  const part = `${path}.${process.pid}.${performance.now()}`;
  const file = createWriteStream(part);
  // If the disk is full, the feed is only fetched again.
  file.on('error', () => undefined);
  let isWhole = false;
  try {
    for await (const chunk of bytes) {
      file.write(chunk);
      yield chunk;
    }
    isWhole = true;
  } finally {
    file.end();
    await finished(file).catch(() => undefined);
    const isKept = file.bytesWritten > 0 && file.bytesWritten <= mostBytes && !file.errored;
    if (isKept) await rename(part, path + (isWhole ? '.whole' : '.begin')).catch(() => undefined);
    await rm(part, { force: true });
  }
}
