import type { Credentials } from '@wearfolio/catalogue/schedule/credentials';
import type { FeedAccess } from '@wearfolio/contracts/desk-feed-source';

type Said = { access?: FeedAccess | undefined; user: string; header: string; secret: string };

/** What the desk said about a feed's server, as the catalogue takes it. Null: it asks for nothing. Undefined: as before. */
export const toCredentials = ({ access, user, header, secret }: Said): Credentials | null | undefined => {
  if (access === undefined) return undefined;
  if (access === 'password') return { kind: 'password', user, password: secret };
  if (access === 'bearer') return { kind: 'bearer', token: secret };
  return access === 'header' ? { kind: 'header', name: header, value: secret } : null;
};
