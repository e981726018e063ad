import { requestPasskey, startPasskey, startPasskeySignIn } from '@wearfolio/contracts/desk-passkeys';
import { call } from '../../lib/api-client.ts';
import { createPasskey, signWithPasskey } from '../../lib/webauthn.ts';

/** Asks the browser to create a passkey and returns the registration response. */
export const makePasskey = async (): Promise<string> => {
  const { data } = await call(startPasskey, { body: undefined });
  return createPasskey(data.options);
};

/** Asks the browser to sign with a passkey of the account, or with any passkey if nobody is signed in. */
export const signByPasskey = async (whose: 'own' | 'any'): Promise<string> => {
  const { data } = await (whose === 'own'
    ? call(requestPasskey, { body: undefined })
    : call(startPasskeySignIn, { body: undefined }));
  return signWithPasskey(data.options);
};
