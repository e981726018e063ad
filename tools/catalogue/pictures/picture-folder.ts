import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Derived, DerivedFile, PictureFacts } from '@wearfolio/pictures/derive';
import { recipe } from '@wearfolio/pictures/recipe';

/** AVIF takes seconds and saves a third: it is made of pictures that were shown at least this often. */
export const avifAfter = 10;

/** Derived files of a picture are in one folder, named by the SHA-256 of its bytes and the recipe. */
const placeOf = (folder: string, contentHash: string, made: number): string =>
  join(folder, contentHash.slice(0, 2), `${contentHash}-${made}`);

const factsFile = 'facts.json';
const idFile = 'folder-id';
const workFolder = 'unfinished';

/** Temporary files older than this, in ms, were left by a killed process. */
const abandonedAfter = 3600_000;

/** Bytes are flushed before the file gets its name, so that a power failure leaves no partial file. */
const writeWhole = (path: string, bytes: string | Uint8Array): Promise<void> => writeFile(path, bytes, { flush: true });

const workPlace = async (folder: string): Promise<string> => {
  const place = join(folder, workFolder, randomUUID());
  await mkdir(place, { recursive: true });
  return place;
};

const exists = (error: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

// A file that is not there is usual; any other error is a fault of the disk.
const unlessMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return instead;
    throw error;
  };

/** Returns the id of the folder, shared by all processes that use it; created on first use. */
export const findFolderId = async (folder: string): Promise<string> => {
  const path = join(folder, idFile);
  const read = async (): Promise<string | null> => {
    const text = await readFile(path, 'utf8').catch(unlessMissing(''));
    return /^[\da-f-]{36}$/.test(text) ? text : null;
  };
  const known = await read();
  if (known) return known;
  await mkdir(folder, { recursive: true });
  const id = randomUUID();
  await writeFile(path, id, { flag: 'wx' }).catch((error: unknown) => {
    if (!exists(error)) throw error;
  });
  return (await read()) ?? id;
};

/** Reads a derived file such as `800.webp`; null if it does not exist. Throws if it cannot be read. */
export const readDerived = async (
  folder: string,
  { contentHash, made, name }: { contentHash: string; made: number; name: string },
): Promise<Buffer | null> => {
  const bytes = await readFile(join(placeOf(folder, contentHash, made), name)).catch(unlessMissing(null));
  return bytes && bytes.length > 0 ? bytes : null;
};

/** Records that a picture was shown, for `evict`. */
export const noteShown = async (folder: string, contentHash: string, made: number): Promise<void> => {
  const now = new Date();
  await utimes(placeOf(folder, contentHash, made), now, now).catch(unlessMissing(undefined));
};

/** Returns the facts of the picture derived from these bytes by the current recipe; null if it is not in the folder. */
export const findDerived = async (folder: string, contentHash: string): Promise<PictureFacts | null> => {
  const text = await readFile(join(placeOf(folder, contentHash, recipe), factsFile), 'utf8').catch(unlessMissing(null));
  return text === null ? null : (JSON.parse(text) as PictureFacts);
};

/** Stores all files of a picture atomically: none is visible before the last is written. */
export const keepDerived = async (folder: string, contentHash: string, { facts, files }: Derived): Promise<void> => {
  const place = placeOf(folder, contentHash, recipe);
  const work = await workPlace(folder);
  try {
    for (const { name, bytes } of files) await writeWhole(join(work, name), bytes);
    await writeWhole(join(work, factsFile), JSON.stringify(facts));
    await mkdir(join(place, '..'), { recursive: true });
    await rename(work, place).catch((error: unknown) => {
      // Another process stored the same bytes first.
      if (!exists(error)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

/** Adds files to a stored picture, each atomically. */
export const addDerived = async (
  folder: string,
  { contentHash, made, files }: { contentHash: string; made: number; files: readonly DerivedFile[] },
): Promise<void> => {
  const place = placeOf(folder, contentHash, made);
  const work = await workPlace(folder);
  try {
    for (const { name, bytes } of files) {
      await writeWhole(join(work, name), bytes);
      await rename(join(work, name), join(place, name));
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

/** Returns the names of a picture's derived files. */
export const listDerived = (folder: string, contentHash: string, made: number): Promise<string[]> =>
  readdir(placeOf(folder, contentHash, made)).catch(unlessMissing([]));

const measure = async (path: string): Promise<number> => {
  const names = await readdir(path).catch(unlessMissing([]));
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(path, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

const shownAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const removeAbandoned = async (folder: string): Promise<void> => {
  const place = join(folder, workFolder);
  for (const name of await readdir(place).catch(unlessMissing([]))) {
    const { mtimeMs } = await stat(join(place, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandonedAfter) await rm(join(place, name), { recursive: true, force: true });
  }
};

/** Bytes of the pictures of a folder by path, as far as they were measured. */
export type PictureSizes = Map<string, number>;

/** Measures pictures that are new in the folder and forgets those that are gone. */
const measureNew = async (folder: string, sizes: PictureSizes): Promise<void> => {
  const there = new Set<string>();
  for (const shelf of await readdir(folder).catch(unlessMissing([]))) {
    if (!/^[\da-f]{2}$/.test(shelf)) continue;
    const names = await readdir(join(folder, shelf)).catch(unlessMissing([]));
    for (const name of names) there.add(join(folder, shelf, name));
  }
  for (const path of sizes.keys()) if (!there.has(path)) sizes.delete(path);
  for (const path of there) if (!sizes.has(path)) sizes.set(path, await measure(path));
};

const sumOf = (sizes: PictureSizes): number => sizes.values().reduce((sum, size) => sum + size, 0);

const longestUnshownFirst = async (sizes: PictureSizes): Promise<string[]> => {
  const shown = new Map<string, number>();
  for (const path of sizes.keys()) shown.set(path, await shownAt(path));
  return [...shown].sort(([, one], [, other]) => one - other).map(([path]) => path);
};

/**
 * If the folder exceeds `mostBytes`, removes the least recently shown pictures until it is below nine tenths of that.
 * Returns the remaining bytes. Removed pictures are derived again on demand. `sizes` keeps what was measured for the next
 * call, so that only new pictures are measured.
 */
export const evict = async (folder: string, mostBytes: number, sizes: PictureSizes = new Map()): Promise<number> => {
  await removeAbandoned(folder);
  await measureNew(folder, sizes);
  let bytes = sumOf(sizes);
  if (bytes <= mostBytes) return bytes;
  for (const path of await longestUnshownFirst(sizes)) {
    if (bytes <= mostBytes * 0.9) break;
    // Renamed first, so that readers see all of it or nothing.
    const gone = join(folder, workFolder, randomUUID());
    await mkdir(join(folder, workFolder), { recursive: true });
    await rename(path, gone).catch(() => undefined);
    await rm(gone, { recursive: true, force: true });
    bytes -= sizes.get(path) ?? 0;
    sizes.delete(path);
  }
  return bytes;
};
