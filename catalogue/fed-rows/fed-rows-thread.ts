import { parentPort, workerData } from 'node:worker_threads';
import { type FedRowsRequest, findFedRows } from './find-fed-rows.ts';

// A thread of the API: to read a feed takes seconds, in which requests are answered.
parentPort?.postMessage(await findFedRows(workerData as FedRowsRequest));
