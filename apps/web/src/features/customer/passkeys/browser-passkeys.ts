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

type SignIn = {
  isRemember: boolean;
  /** Lets the browser offer the passkeys in the field of the address, until one is chosen or the offer ends. */
  offer?: AbortSignal;
};

/** Signs in with any passkey of the shop. */
export const signInByPasskey = async ({ isRemember, offer }: SignIn) => {
  const { data } = await call(startPasskeyLogin, { body: undefined }, offer);
  // The browser would end a ceremony that the shopper has begun meanwhile.
  offer?.throwIfAborted();
  const answer = await signWithPasskey(data.options, offer !== undefined);
  return call(signInByCustomerPasskey, { body: { request: data.request, answer, isRemember } });
};
