import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import {
  signInByCustomerPasskey,
  startCustomerPasskey,
  startPasskeyLogin,
} from '@wearfolio/contracts/customer-passkeys';
import { ApiError, call } from '../../../lib/api-client.ts';
import { t } from '../../../lib/t.tsx';

export const hasPasskeys = browserSupportsWebAuthn;
export const canOfferInField = browserSupportsWebAuthnAutofill;
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();

// The browser's own error messages are written for developers.
const inWords = (error: unknown): Error => {
  if (error instanceof ApiError) return error;
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  return new Error(isKnown ? t('customer.passkeyKnown') : t('customer.passkeyUnused'));
};

/** Asks the browser to create a passkey for the signed-in customer, and returns its answer. */
export const makePasskey = async (current_password: string | undefined): Promise<string> => {
  try {
    const { data } = await call(startCustomerPasskey, { body: current_password ? { current_password } : {} });
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(data.options) }));
  } catch (error) {
    throw inWords(error);
  }
};

/**
 * Signs in with any passkey of the shop. With `isOffered`, the browser offers them in the field of the address, and
 * this waits until one is chosen.
 */
export const signInByPasskey = async ({ isOffered, isRemember }: { isOffered: boolean; isRemember: boolean }) => {
  try {
    const { data } = await call(startPasskeyLogin, { body: undefined });
    const optionsJSON = JSON.parse(data.options);
    const answer = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: isOffered,
      verifyBrowserAutofillInput: false,
    });
    const body = { request: data.request, answer: JSON.stringify(answer), isRemember };
    return await call(signInByCustomerPasskey, { body });
  } catch (error) {
    throw inWords(error);
  }
};
