import { parentPort, workerData } from 'node:worker_threads';
import { findFedRows } from './find-fed-rows.ts';
import { previewFeed } from './preview-feed.ts';
import type { Work } from './read-fed-rows.ts';

// A thread of the API: to read a feed takes seconds, in which requests are answered.
const { find, preview } = workerData as Work;
if (find) parentPort?.postMessage(await findFedRows(find));
if (preview) parentPort?.postMessage(await previewFeed(preview));
