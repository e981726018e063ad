import { answerInThread } from '../threads/answer-in-thread.ts';
import { findFedRows } from './find-fed-rows.ts';
import { previewFeed } from './preview-feed.ts';
import type { Work } from './read-fed-rows.ts';
import { tryRules } from './try-rules.ts';

// Runs in a thread of the API, because reading a feed takes seconds in which requests must be answered.
await answerInThread<Work>(async ({ find, preview, trial }) => {
  if (find) return findFedRows(find);
  if (trial) return tryRules(trial);
  return preview ? previewFeed(preview) : null;
});
