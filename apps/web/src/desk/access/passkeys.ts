import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { requestPasskey, startPasskey, startPasskeySignIn } from '@wearfolio/contracts/desk-passkeys';
import { ApiError, call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';

/** Whether this browser supports passkeys at this address. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

// The browser's own error messages are written for developers.
const unused = (error: unknown): Error =>
  error instanceof ApiError ? error : new Error(t('desk.access.passkeyUnused'));

const known = new Error(t('desk.access.passkeyKnown'));

const isKnown = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

/** Asks the browser to create a passkey and returns the registration response. */
export const makePasskey = async (): Promise<string> => {
  try {
    const { data } = await call(startPasskey, { body: undefined });
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(data.options) }));
  } catch (error) {
    throw isKnown(error) ? known : unused(error);
  }
};

/** Asks the browser to sign with a passkey of the account, or with any passkey if nobody is signed in. */
export const signByPasskey = async (whose: 'own' | 'any'): Promise<string> => {
  try {
    const { data } = await (whose === 'own'
      ? call(requestPasskey, { body: undefined })
      : call(startPasskeySignIn, { body: undefined }));
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(data.options) }));
  } catch (error) {
    throw unused(error);
  }
};
