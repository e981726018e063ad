import { text } from 'node:stream/consumers';
import { readListing } from '@wearfolio/database/listing-rows';
import { type Segment, SegmentBuilder } from '@wearfolio/listing-index/segment';
import type { Client } from 'pg';
import { leaveMark } from './build-marks.ts';
import { connectToRead } from './connect-to-read.ts';
import { DetailThread } from './detail-thread.ts';
import { findKept, identify, keepFile } from './kept-segments.ts';
import { findCode } from './segment-code.ts';
import { writeSegment } from './segment-file.ts';

/**
 * The input of this program. An existing file is reused if at most `most` changes came after it. The program prints the
 * path of a file.
 */
export type BuildOrder = { url: string; folder: string; most: number };

const build = async (url: string): Promise<{ segment: Segment; upTo: bigint }> => {
  const client = await connectToRead(url);
  try {
    const builder = new SegmentBuilder();
    const details = new DetailThread();
    const upTo = await readListing(client, (row) => {
      builder.addOthers(row);
      return details.add(row.details);
    });
    const order = builder.order();
    const finished = details.finish(order, builder.knownWords());
    const join = builder.finishOthers(order);
    return { segment: join(await finished), upTo };
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

// One process per machine builds; the others wait for its file. The lock ends with the transaction, so it works through
// a pooler, and with the connection of a killed builder.
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

// The address comes on standard input, because arguments are visible to other users.
process.stdout.write(await findOrBuild(JSON.parse(await text(process.stdin)) as BuildOrder));
