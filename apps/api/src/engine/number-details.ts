import { parentPort } from 'node:worker_threads';
import { DetailBuilder } from '@wearfolio/listing-index/details';
import type { DetailMessage } from './detail-thread.ts';

// The thread of `detail-thread.ts`. It numbers the words of details, and inverts them when it knows the row of each
// slot.
const port = parentPort;
if (!port) throw new Error('This is a thread of build-segment.ts');
const builder = new DetailBuilder();

const finish = ({ order, known }: Extract<DetailMessage, { order: unknown }>): void => {
  const finished = builder.finish(order, known);
  const { details, repeated, detailLengths } = finished;
  const { units, starts, table } = finished.words;
  const columns = [details.starts, details.bytes, repeated.starts, repeated.bytes, detailLengths, units, starts, table];
  port.postMessage(
    finished,
    columns.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer),
  );
  port.close();
};

port.on('message', (message: DetailMessage) => {
  if ('order' in message) {
    finish(message);
    return;
  }
  const { bytes, ends } = message;
  let from = 0;
  for (const end of ends) {
    builder.add(bytes.subarray(from, end));
    from = end;
  }
  // Given back to be filled again.
  port.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
});
