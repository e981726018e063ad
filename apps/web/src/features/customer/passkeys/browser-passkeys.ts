import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import {
  signInByCustomerPasskey,
  startCustomerPasskey,
  startPasskeyLogin,
} from '@wearfolio/contracts/customer-passkeys';
import { call } from '../../../lib/api-client.ts';
import { createPasskey, signWithPasskey } from '../../../lib/webauthn.ts';

export const canOfferInField = browserSupportsWebAuthnAutofill;
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();

/** Asks the browser to create a passkey for the signed-in customer, and returns its answer. */
export const makePasskey = async (current_password: string | undefined): Promise<string> => {
  const { data } = await call(startCustomerPasskey, { body: current_password ? { current_password } : {} });
  return createPasskey(data.options);
};

/**
 * Signs in with any passkey of the shop. With `isOffered`, the browser offers them in the field of the address, and
 * this waits until one is chosen.
 */
export const signInByPasskey = async ({ isOffered, isRemember }: { isOffered: boolean; isRemember: boolean }) => {
  const { data } = await call(startPasskeyLogin, { body: undefined });
  const answer = await signWithPasskey(data.options, isOffered);
  return call(signInByCustomerPasskey, { body: { request: data.request, answer, isRemember } });
};
