import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { askForPasskey, startPasskey, startPasskeySignIn } from '@wearfolio/contracts/desk-passkeys';
import { ApiError, call } from '../../lib/api-client.ts';

/** Whether this browser knows passkeys, at an address where they work. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

// The browser's own words are for developers.
const unused = (error: unknown): Error =>
  error instanceof ApiError ? error : new Error('No passkey was used. Try it again.');

const known = new Error('This device has a passkey for this account already.');

const isKnown = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

/** Has the browser make a passkey, and answers what the shop wants to know of it. */
export const makePasskey = async (): Promise<string> => {
  try {
    const { data } = await call(startPasskey, { body: undefined });
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(data.options) }));
  } catch (error) {
    throw isKnown(error) ? known : unused(error);
  }
};

/** Has the browser sign with one of the own passkeys, or with any where nobody is signed in. */
export const signByPasskey = async (whose: 'own' | 'any'): Promise<string> => {
  try {
    const { data } = await (whose === 'own'
      ? call(askForPasskey, { body: undefined })
      : call(startPasskeySignIn, { body: undefined }));
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(data.options) }));
  } catch (error) {
    throw unused(error);
  }
};
