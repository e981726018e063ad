import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { t } from './t.tsx';

/** Whether this browser supports passkeys at this address. */
export const hasPasskeys = browserSupportsWebAuthn;

// The browser's own error messages are written for developers.
const inWords = (error: unknown): Error => {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  return new Error(isKnown ? t('customer.passkeyKnown') : t('customer.passkeyUnused'));
};

const textOf = async (answer: Promise<object>): Promise<string> => {
  try {
    return JSON.stringify(await answer);
  } catch (error) {
    throw inWords(error);
  }
};

/** Asks the browser to create a passkey with the server's options, and returns its answer for the server. */
export const createPasskey = (options: string): Promise<string> =>
  textOf(startRegistration({ optionsJSON: JSON.parse(options) }));

/**
 * Asks the browser to sign with a passkey, and returns its answer for the server. With `isOffered`, the browser offers
 * passkeys in the field of the address, and this waits until one is chosen.
 */
export const signWithPasskey = (options: string, isOffered = false): Promise<string> =>
  textOf(
    startAuthentication({
      optionsJSON: JSON.parse(options),
      useBrowserAutofill: isOffered,
      verifyBrowserAutofillInput: false,
    }),
  );
