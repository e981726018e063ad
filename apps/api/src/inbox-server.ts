import { readProcessEnv } from './settings/env.ts';
import { closeLater, closeOnSignals, leaveFailed } from './start/closing.ts';
import { openInbox } from './start/inbox.ts';
import { say } from './start/say.ts';

/** Runs the development inbox as its own process, for shops in containers. */
const start = async (): Promise<void> => {
  const inbox = await openInbox(readProcessEnv());
  closeLater(inbox.close);
  say(`Mails sent to ${inbox.smtpUrl} are kept here. Read them at ${inbox.pageUrl}`);
};

closeOnSignals();
await start().catch(leaveFailed);
