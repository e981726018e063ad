import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countListingChanges } from '@wearfolio/database/listing-rows';
import type { Client } from 'pg';
import { readMarks } from './build-marks.ts';
import { findCode } from './segment-code.ts';
import { readFacts, type SegmentFacts } from './segment-file.ts';

const ending = '.index';
const unfinished = '.part';

/** Files of killed builds are older than this, in ms. */
const longestBuild = 3_600_000;

/** How many files to keep. Files younger than this (ms) also stay, because a process may be about to read them. */
const mostFiles = 2;
const youngest = 60_000;

type Kept = { path: string; facts: SegmentFacts };

const listNames = async (folder: string, end: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(end));

/** The files in a folder that this version can read, newest first. */
const listKept = async (folder: string): Promise<Kept[]> => {
  const code = await findCode();
  const found = await Promise.all(
    (await listNames(folder, ending)).map(async (name): Promise<Kept[]> => {
      const path = join(folder, name);
      const facts = await readFacts(path).catch(() => null);
      return facts?.code === code ? [{ path, facts }] : [];
    }),
  );
  return found.flat().sort((one, other) => Number(BigInt(other.facts.upTo) - BigInt(one.facts.upTo)));
};

/** The path of the newest file built from this database, with at most `most` changes since. Null when there is none. */
export const findKept = async (client: Client, folder: string, most: number): Promise<string | null> => {
  const kept = await listKept(folder);
  if (kept.length === 0) return null;
  const marks = await readMarks(client);
  const newest = kept.find(({ facts }) => marks.has(facts.mark));
  if (!newest) return null;
  const changed = await countListingChanges(client, BigInt(newest.facts.upTo), most + 1);
  return changed <= most ? newest.path : null;
};

/** Writes a file with `write`, publishes it when complete, and removes surplus files. Returns its path. */
export const keepFile = async (folder: string, write: (path: string) => Promise<void>): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}${ending}`);
  await write(path + unfinished);
  await rename(path + unfinished, path);
  await removeOld(folder);
  return path;
};

const removeOld = async (folder: string): Promise<void> => {
  const files = await Promise.all(
    [...(await listNames(folder, ending)), ...(await listNames(folder, unfinished))].map(async (name) => {
      const path = join(folder, name);
      return { path, writtenAt: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  const isWhole = ({ path }: { path: string }): boolean => path.endsWith(ending);
  const whole = files.filter(isWhole).sort((one, other) => other.writtenAt - one.writtenAt);
  const old = whole.slice(mostFiles).filter(({ writtenAt }) => writtenAt < Date.now() - youngest);
  const dead = files.filter((file) => !isWhole(file) && file.writtenAt < Date.now() - longestBuild);
  for (const { path } of [...old, ...dead]) await rm(path, { force: true });
};

/** An id of the folder, the same for all processes and machines that share it. */
export const identify = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'id');
  // The first process creates it.
  await writeFile(path, randomUUID(), { flag: 'wx' }).catch(() => undefined);
  return readFile(path, 'utf8');
};
