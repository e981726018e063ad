import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { readListing } from '@wearfolio/database/listing-rows';
import type { FinishedDetails } from '@wearfolio/listing/details';
import { type Segment, SegmentBuilder } from '@wearfolio/listing/segment';
import { connectToRead } from './connect-to-read.ts';
import { send } from './handed-over.ts';

/** What this program hands back: the whole catalogue, and the change number that it includes. */
export type BuiltSegment = { segment: Segment; upTo: bigint };

// Details are most of what is read and of the words that get numbers: a thread takes them, on a connection of its own.
const build = async (url: string): Promise<BuiltSegment> => {
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

// The address comes by the standard input, since arguments are for everybody to see.
await pipeline(Readable.from(send(await build(await text(process.stdin)))), process.stdout);
