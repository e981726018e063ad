import {
  addPasskey,
  confirmByPasskey,
  listPasskeys,
  proveByPasskey,
  removeApp,
  removePasskey,
  renamePasskey,
  requestPasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '../desk-passkeys.ts';
import { describe } from './describe.ts';

const group = 'Desk';
const open = { group, token: 'none', refusals: [403, 429] } as const;
const half = { group, token: 'staff', refusals: [401, 403, 409, 429] } as const;
const own = { group, token: 'staff', role: 'viewer', refusals: [401, 403, 404, 409, 429] } as const;

/** A browser's response, shortened for the example. */
const answer = JSON.stringify({ id: 'Xq3vYk0Zr8nB2mW5', rawId: 'Xq3vYk0Zr8nB2mW5', type: 'public-key', response: {} });

/** The desk's calls for passkeys. Options and responses are JSON in the format of WebAuthn. */
export const deskPasskeyCalls = [
  describe(startPasskeySignIn, {}, { ...open, summary: 'Request a passkey to sign in without a password' }),
  describe(
    signInByPasskey,
    { body: { answer } },
    { ...open, summary: 'Sign in with a passkey instead of a password', details: 'The device verifies its user.' },
  ),
  describe(requestPasskey, {}, { ...half, summary: "Request one of the caller's passkeys" }),
  describe(proveByPasskey, { body: { answer } }, { ...half, summary: 'Complete a sign-in with a passkey' }),
  describe(
    startPasskey,
    {},
    {
      ...half,
      summary: 'Start the registration of a passkey',
      details: 'Allowed while setting up the first second factor, and for ten minutes after giving both factors.',
    },
  ),
  describe(
    addPasskey,
    { body: { name: 'Laptop', answer } },
    {
      ...half,
      summary: 'Save a new passkey',
      details:
        'The first second factor completes the sign-in. The reply then contains recovery codes, which are shown once.',
    },
  ),
  describe(listPasskeys, {}, { ...own, summary: "List the caller's passkeys" }),
  describe(renamePasskey, { body: { id: 1, name: 'Laptop' } }, { ...own, summary: 'Rename a passkey' }),
  describe(
    removePasskey,
    { body: { id: 1 } },
    { ...own, summary: 'Remove a passkey', details: 'Returns 409 for the last second factor.' },
  ),
  describe(
    removeApp,
    {},
    { ...own, summary: 'Remove the authenticator app', details: 'Returns 409 for the last second factor.' },
  ),
  describe(
    confirmByPasskey,
    { body: { password: 'seven small boats', answer } },
    { ...own, summary: 'Confirm both factors again with a passkey' },
  ),
];
