import { isAddress } from '@wearfolio/contracts/fields/email-address';
import { lengths } from '@wearfolio/contracts/limits';
import { foldSpace, isPlainLine, isSeen } from '@wearfolio/contracts/text/text';
import { OAuth2Client, type TokenPayload } from 'google-auth-library';
import type { GoogleSettings } from '../../env.ts';
import { RequestRefused } from '../../request/errors.ts';
import { messages } from '../messages.ts';
import { type Keys, rememberKeys } from './google-keys.ts';

/** Who Google says it is: `subject` never changes, and the address was verified by Google. */
export type GoogleIdentity = { subject: string; email: string; firstName: string; lastName: string };

/** Reads Google's raw credential. Throws 400 for one that is not to be believed, 503 where that cannot be known. */
export type ReadCredential = (credential: string) => Promise<GoogleIdentity>;

const subjectMax = 255;

const nameOf = (name: unknown): string => {
  const text = typeof name === 'string' && isPlainLine(name) && isSeen(name) ? foldSpace(name) : '';
  // A pair of surrogates may have been cut in two.
  return text.slice(0, lengths.firstName.max).replace(/\p{Cs}$/u, '');
};

// Google's names have no shortest length, and may be missing (decision 58).
const toIdentity = ({ sub, email, email_verified, given_name, family_name }: TokenPayload): GoogleIdentity | null => {
  const hasSubject = typeof sub === 'string' && sub !== '' && sub.length <= subjectMax && isPlainLine(sub);
  const hasEmail = email_verified === true && typeof email === 'string' && isAddress(email);
  if (!hasSubject || !hasEmail) return null;
  const [mailbox = ''] = email.split('@');
  return { subject: sub, email, firstName: nameOf(given_name) || nameOf(mailbox), lastName: nameOf(family_name) };
};

const refused = (): RequestRefused => new RequestRefused(400, messages.invalidCredential);

/**
 * Verifies Google's credentials: signature, issuer, audience, time and `email_verified` (decision 9). The library checks
 * them; the keys are read here, because on Node the library takes them only as certificates and from an address of its own.
 */
export const openGoogle = ({ clientId, issuer, certsUrl }: GoogleSettings): ReadCredential => {
  if (clientId === null) {
    return async () => {
      throw new RequestRefused(503, messages.googleOff);
    };
  }
  const client = new OAuth2Client({ clientId });
  const readKeys = rememberKeys(certsUrl);
  const issuers = [issuer, issuer.replace(/^https:\/\//, '')];

  const findKeys = (): Promise<Keys> =>
    readKeys().catch(() => {
      throw new RequestRefused(503, messages.googleAway);
    });

  return async (credential) => {
    const keys = await findKeys();
    // What the library says of a bad credential repeats it, so nothing of that goes on.
    const ticket = await client.verifySignedJwtWithCertsAsync(credential, keys, clientId, issuers).catch(() => null);
    const payload = ticket?.getPayload();
    const identity = payload ? toIdentity(payload) : null;
    if (!identity) throw refused();
    return identity;
  };
};
