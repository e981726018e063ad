import type { Database } from '@wearfolio/database/client';
import { findFirstOwnerToken } from '../desk/staff/invitation-queries.ts';
import { say } from './say.ts';

/** The text of an invitation link with its expiry. The secret is in the fragment, which requests do not contain. */
export const invitationText = (publicUrl: string, { token, expiresAt }: { token: string; expiresAt: Date }): string =>
  `${publicUrl}/ops/accept#${token} (works once, until ${expiresAt.toISOString().slice(11, 16)} UTC)`;

/**
 * Prints a link for the first owner of the desk, until one has signed in. The shop is already running, so a slow
 * database does not stop it. The output then says how to get a link.
 */
export const sayFirstOwner = async (db: Database, publicUrl: string, tokenSecret: string): Promise<void> => {
  const link = await findFirstOwnerToken(db, tokenSecret).catch(() => 'unknown' as const);
  if (link === 'unknown') say('  The desk   npm run staff -- invite prints a link for its first owner');
  else if (link) say(`  The desk   ${invitationText(publicUrl, link)}`);
};
