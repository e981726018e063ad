import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { readListing } from '@wearfolio/database/listing-rows';
import type { FinishedDetails } from '@wearfolio/listing/details';
import { type Segment, SegmentBuilder } from '@wearfolio/listing/segment';
import type { Client } from 'pg';
import { leaveMark } from './build-marks.ts';
import { connectToRead } from './connect-to-read.ts';
import { findKept, identify, keepFile } from './kept-segments.ts';
import { findCode } from './segment-code.ts';
import { writeSegment } from './segment-file.ts';

/** What this program is told: a file that was built before at most `most` changes will do. It answers the path of one. */
export type BuildOrder = { url: string; folder: string; most: number };

// Details are most of what is read and of the words that get numbers: a thread takes them, on a connection of its own.
const build = async (url: string): Promise<{ segment: Segment; upTo: bigint }> => {
  const client = await connectToRead(url);
  try {
    const builder = new SegmentBuilder();
    const thread = new Worker(new URL('./read-details.ts', import.meta.url));
    // An error of the thread ends this program, whatever it waits for.
    thread.on('error', (error) => {
      throw error;
    });
    const upTo = await readListing(
      client,
      (row) => builder.addOthers(row),
      (snapshot) => {
        thread.postMessage({ url, snapshot });
        return once(thread, 'message');
      },
    );
    const finished = once(thread, 'message');
    thread.postMessage({ order: builder.order(), known: builder.knownWords() });
    const join = builder.finishOthers();
    const [details] = (await finished) as [FinishedDetails];
    return { segment: join(details), upTo };
  } finally {
    await client.end().catch(() => undefined);
  }
};

const buildInto =
  (client: Client, url: string) =>
  async (path: string): Promise<void> => {
    const { segment, upTo } = await build(url);
    const mark = await leaveMark(client);
    const facts = { code: await findCode(), mark, upTo: `${upTo}`, products: segment.size };
    await writeSegment(path, facts, segment);
  };

// One process of a machine builds; the others wait for what it writes. The lock ends with the transaction, so that it works
// through a pooler, and with the connection of a builder that died.
const findOrBuild = async ({ url, folder, most }: BuildOrder): Promise<string> => {
  const client = await connectToRead(url);
  try {
    const found = await findKept(client, folder, most);
    if (found !== null) return found;
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [await identify(folder)]);
    const path = (await findKept(client, folder, most)) ?? (await keepFile(folder, buildInto(client, url)));
    await client.query('COMMIT');
    return path;
  } finally {
    await client.end().catch(() => undefined);
  }
};

// The address comes by the standard input, since arguments are for everybody to see.
process.stdout.write(await findOrBuild(JSON.parse(await text(process.stdin)) as BuildOrder));
