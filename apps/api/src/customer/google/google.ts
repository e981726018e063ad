import { isAddress } from '@wearfolio/contracts/fields/email-address';
import { lengths } from '@wearfolio/contracts/limits';
import { foldSpace, isPlainLine, isSeen } from '@wearfolio/contracts/text/text';
import { say } from '@wearfolio/messages/said';
import type { TokenPayload } from 'google-auth-library';
import { RequestRefused } from '../../http/errors.ts';
import type { GoogleSettings } from '../../settings/accounts.ts';
import { type Keys, rememberKeys } from './google-keys.ts';

/** A Google identity. `subject` never changes, and Google has verified the address. */
export type GoogleIdentity = { subject: string; email: string; firstName: string; lastName: string };

/** Verifies Google's raw credential. Throws 400 when it is invalid, 503 when the keys are unavailable. */
export type ReadCredential = (credential: string) => Promise<GoogleIdentity>;

const subjectMax = 255;

const nameOf = (name: unknown): string => {
  const text = typeof name === 'string' && isPlainLine(name) && isSeen(name) ? foldSpace(name) : '';
  // The cut may have split a surrogate pair.
  return text.slice(0, lengths.firstName.max).replace(/\p{Cs}$/u, '');
};

// Google's names have no minimum length and may be missing (behavior.md#customer-names).
const toIdentity = ({ sub, email, email_verified, given_name, family_name }: TokenPayload): GoogleIdentity | null => {
  const hasSubject = typeof sub === 'string' && sub !== '' && sub.length <= subjectMax && isPlainLine(sub);
  const hasEmail = email_verified === true && typeof email === 'string' && isAddress(email);
  if (!hasSubject || !hasEmail) return null;
  const [mailbox = ''] = email.split('@');
  return { subject: sub, email, firstName: nameOf(given_name) || nameOf(mailbox), lastName: nameOf(family_name) };
};

const refused = (): RequestRefused => new RequestRefused(400, say('replies.invalidCredential'));

/**
 * Verifies Google's credentials: signature, issuer, audience, time and `email_verified` (behavior.md#customer-google).
 * The library verifies them. We fetch the keys, because on Node the library takes only certificates, from its own
 * address.
 */
export const openGoogle = ({ clientId, issuer, certsUrl }: GoogleSettings): ReadCredential => {
  if (clientId === null) {
    return async () => {
      throw new RequestRefused(503, say('replies.googleOff'));
    };
  }
  const readKeys = rememberKeys(certsUrl);
  const issuers = [issuer, issuer.replace(/^https:\/\//, '')];

  const findKeys = (): Promise<Keys> =>
    readKeys().catch(() => {
      throw new RequestRefused(503, say('replies.googleAway'));
    });

  return async (credential) => {
    const keys = await findKeys();
    // Loaded with the first credential to keep the process small.
    const { OAuth2Client } = await import('google-auth-library');
    const client = new OAuth2Client({ clientId });
    // The library's error repeats the credential, so it is not passed on.
    const ticket = await client.verifySignedJwtWithCertsAsync(credential, keys, clientId, issuers).catch(() => null);
    const payload = ticket?.getPayload();
    const identity = payload ? toIdentity(payload) : null;
    if (!identity) throw refused();
    return identity;
  };
};
