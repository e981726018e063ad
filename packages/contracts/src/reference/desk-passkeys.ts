import {
  addPasskey,
  askForPasskey,
  confirmByPasskey,
  listPasskeys,
  proveByPasskey,
  removeApp,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '../desk-passkeys.ts';
import { describe } from './describe.ts';

const group = 'Desk';
const open = { group, token: 'none', refusals: [403, 429] } as const;
const half = { group, token: 'staff', refusals: [401, 403, 409, 429] } as const;
const own = { group, token: 'staff', role: 'viewer', refusals: [401, 403, 404, 409, 429] } as const;

/** What a browser answers, as far as an example can show it. */
const answer = JSON.stringify({ id: 'Xq3vYk0Zr8nB2mW5', rawId: 'Xq3vYk0Zr8nB2mW5', type: 'public-key', response: {} });

/** The calls of the desk about passkeys. Options and answers are JSON as WebAuthn has it. */
export const deskPasskeyCalls = [
  describe(startPasskeySignIn, {}, { ...open, summary: 'Asks for a passkey, to sign in with it alone' }),
  describe(
    signInByPasskey,
    { body: { answer } },
    { ...open, summary: 'Signs in at the desk with a passkey alone', details: 'The device checks who holds it.' },
  ),
  describe(askForPasskey, {}, { ...half, summary: 'Asks for one of the own passkeys' }),
  describe(
    proveByPasskey,
    { body: { answer } },
    { ...half, summary: 'Signs in at the desk, the second step, with a passkey' },
  ),
  describe(
    startPasskey,
    {},
    {
      ...half,
      summary: 'Asks for a new passkey',
      details: 'For the first second factor, or when both factors were given within ten minutes.',
    },
  ),
  describe(
    addPasskey,
    { body: { name: 'Laptop', answer } },
    {
      ...half,
      summary: 'Keeps a new passkey',
      details: 'As the first second factor it signs in, and recovery codes are shown this once.',
    },
  ),
  describe(listPasskeys, {}, { ...own, summary: 'The own passkeys' }),
  describe(renamePasskey, { body: { id: 1, name: 'Laptop' } }, { ...own, summary: 'Gives a passkey another name' }),
  describe(
    removePasskey,
    { body: { id: 1 } },
    { ...own, summary: 'Removes a passkey', details: 'The last second factor stays: 409.' },
  ),
  describe(
    removeApp,
    {},
    { ...own, summary: 'Removes the authenticator app', details: 'The last second factor stays: 409.' },
  ),
  describe(
    confirmByPasskey,
    { body: { password: 'seven small boats', answer } },
    { ...own, summary: 'Gives both factors again, with a passkey instead of a code' },
  ),
];
