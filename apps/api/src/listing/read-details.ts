import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { readDetails } from '@wearfolio/database/listing-rows';
import { DetailBuilder } from '@wearfolio/listing/details';
import type { Lexicon } from '@wearfolio/listing/lexicon';
import { connectToRead } from './connect-to-read.ts';

// A thread of the program that builds a segment. It is told which picture of the catalogue to read, says when it has begun to,
// and turns the words of details around once it is told which slot each row has.
const port = parentPort;
if (!port) throw new Error('This is a thread of build-segment.ts');
const [{ url, snapshot }] = (await once(port, 'message')) as [{ url: string; snapshot: string }];
const asked = once(port, 'message') as Promise<[{ order: Uint32Array; known: Lexicon }]>;
const builder = new DetailBuilder();
const client = await connectToRead(url);
await readDetails(
  client,
  snapshot,
  () => port.postMessage('begun'),
  (details) => builder.add(details),
);
await client.end();
const [{ order, known }] = await asked;
const finished = builder.finish(order, known);
const { details, repeated, detailLengths } = finished;
const { units, starts, table } = finished.words;
const columns = [details.starts, details.bytes, repeated.starts, repeated.bytes, detailLengths, units, starts, table];
port.postMessage(
  finished,
  columns.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer),
);
port.close();
