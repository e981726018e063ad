import { parentPort, workerData } from 'node:worker_threads';
import { type DetailLists, invertDetails } from '@wearfolio/listing/segment';

// A thread of the program that builds a segment: half of the work is done here.
const inverted = invertDetails(workerData as DetailLists);
const columns = [inverted.details, inverted.repeated].flatMap(({ starts, bytes }) => [starts.buffer, bytes.buffer]);
parentPort?.postMessage(
  inverted,
  columns.filter((buffer) => buffer instanceof ArrayBuffer),
);
