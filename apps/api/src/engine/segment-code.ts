import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { endianness } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folderOf = (module: string): string => dirname(fileURLToPath(import.meta.resolve(module)));

const listSources = async (): Promise<string[]> => {
  const folder = folderOf('@wearfolio/listing-index/segment');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const own = ['build-segment.ts', 'columns.ts', 'detail-thread.ts', 'number-details.ts', 'segment-file.ts'];
  return [
    ...['listing-rows', 'copy-rows'].map((name) => fileURLToPath(import.meta.resolve(`@wearfolio/database/${name}`))),
    ...names.sort().map((name) => join(folder, name)),
    ...own.map((name) => join(import.meta.dirname, name)),
  ];
};

const computeCode = async (): Promise<string> => {
  const hash = createHash('sha256').update(`${process.versions.v8} ${endianness()}`);
  for (const path of await listSources()) hash.update(await readFile(path));
  return hash.digest('base64url');
};

let known: Promise<string> | null = null;

/** A hash of the code that writes and reads segments. Another version ignores these files and builds its own. */
export const findCode = (): Promise<string> => {
  known ??= computeCode();
  return known;
};
