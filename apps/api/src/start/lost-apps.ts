import type { Database } from '@wearfolio/database/client';
import { listUnreadable } from '../desk/second-factor/factor-queries.ts';
import { say } from './say.ts';

/** Names the accounts of the desk whose authenticator app ended with another TOKEN_SECRET, and the way back. */
export const sayLostApps = async (db: Database, tokenSecret: string): Promise<void> => {
  const lost = await listUnreadable(db, { tokenSecret }).catch(() => []);
  if (lost.length === 0) return;
  say('  TOKEN_SECRET changed, so the authenticator apps and recovery codes of these accounts are lost:');
  for (const email of lost) say(`             npm run staff -- reset-second-factor ${email}`);
};
