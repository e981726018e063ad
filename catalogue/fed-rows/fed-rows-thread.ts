import { parentPort, workerData } from 'node:worker_threads';
import { findFedRows } from './find-fed-rows.ts';
import { previewFeed } from './preview-feed.ts';
import type { Work } from './read-fed-rows.ts';

// Runs in a thread of the API, because reading a feed takes seconds in which requests must be answered.
const { find, preview } = workerData as Work;
if (find) parentPort?.postMessage(await findFedRows(find));
if (preview) parentPort?.postMessage(await previewFeed(preview));
