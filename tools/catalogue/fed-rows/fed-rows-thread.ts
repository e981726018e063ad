import { answerInThread } from '../threads/answer-in-thread.ts';
import { findFedRows } from './find-fed-rows.ts';
import { previewFeed } from './preview-feed.ts';
import type { Work } from './read-fed-rows.ts';

// Runs in a thread of the API, because reading a feed takes seconds in which requests must be answered.
await answerInThread<Work>(async ({ find, preview }) => {
  if (find) return findFedRows(find);
  return preview ? previewFeed(preview) : null;
});
