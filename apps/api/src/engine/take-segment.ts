import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readListing } from '@wearfolio/database/listing-rows';
import { type Segment, SegmentBuilder } from '@wearfolio/listing-index/segment';
import type { BuildOrder } from './build-segment.ts';
import { connectToRead } from './connect-to-read.ts';
import { readSegment } from './segment-file.ts';

/** The whole catalogue, and the change number that it includes. */
export type TakenSegment = { segment: Segment; upTo: bigint };

type Wanted = {
  url: string;
  /** Where to keep built segments for other processes and the next start. Null, for small catalogues: nowhere. */
  folder: string | null;
  /** Reuse a kept segment when at most this many changes came after it. */
  most: number;
  signal: AbortSignal;
};

// Building leaves much garbage, which is cheaper to collect in large pieces.
const buildFlags = ['--max-semi-space-size=64'];

// Building takes seconds and several times the memory of the result. A separate program does it and returns the memory
// when it exits, while requests use the current index.
const findOrBuild = async (order: BuildOrder, signal: AbortSignal): Promise<string> => {
  const program = fileURLToPath(new URL('./build-segment.ts', import.meta.url));
  const builder = spawn(process.execPath, [...buildFlags, program], { stdio: ['pipe', 'pipe', 'pipe'], signal });
  const [answer, complaint, ended] = [text(builder.stdout), text(builder.stderr), once(builder, 'close')];
  builder.stdin.on('error', () => undefined).end(JSON.stringify(order));
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`Could not build the listing: ${(await complaint).trim()}`);
  return answer;
};

const read = async (path: string): Promise<TakenSegment> => {
  const { segment, facts } = await readSegment(path);
  return { segment, upTo: BigInt(facts.upTo) };
};

const takeFrom = async (folder: string, { url, most, signal }: Wanted): Promise<TakenSegment> => {
  const order = { url, folder, most };
  const path = await findOrBuild(order, signal);
  try {
    return await read(path);
  } catch {
    // Damaged, or removed by a newer build.
    await rm(path, { force: true });
    return read(await findOrBuild(order, signal));
  }
};

// A small catalogue is built sooner than a program starts.
const buildHere = async (url: string): Promise<TakenSegment> => {
  const client = await connectToRead(url);
  try {
    const builder = new SegmentBuilder();
    const upTo = await readListing(client, (row) => builder.add(row));
    return { segment: builder.finish(), upTo };
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The catalogue from a kept file, or from a new build. Without a folder, this process builds it. */
export const takeSegment = (wanted: Wanted): Promise<TakenSegment> =>
  wanted.folder === null ? buildHere(wanted.url) : takeFrom(wanted.folder, wanted);
