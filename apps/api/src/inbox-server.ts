import { readProcessEnv } from './env.ts';
import { closeLater, closeOnSignals, leaveFailed } from './start/closing.ts';
import { openInbox } from './start/inbox.ts';
import { say } from './start/say.ts';

/** The inbox of development by itself, for where the shop runs in containers. */
const start = async (): Promise<void> => {
  const inbox = await openInbox(readProcessEnv());
  closeLater(inbox.close);
  say(`Every mail to ${inbox.smtpUrl} is kept here and shown at ${inbox.pageUrl}`);
};

closeOnSignals();
await start().catch(leaveFailed);
