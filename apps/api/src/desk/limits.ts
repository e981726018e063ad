const minutes = 60;
const hours = 60 * minutes;

/** The limits of desk calls: attempts in a number of seconds, like those of customers (behavior.md#calls-limits). */
export const deskLimits = {
  signIn: {
    byAddress: { bucket: 'desk-sign-in/address', limit: 60, seconds: 15 * minutes },
    byPair: { bucket: 'desk-sign-in/pair', limit: 10, seconds: 15 * minutes },
    byNetwork: { bucket: 'desk-sign-in/network', limit: 240, seconds: 15 * minutes },
    byAccount: { bucket: 'desk-sign-in/account', limit: 100, seconds: hours },
    byDevice: { bucket: 'desk-sign-in/device', limit: 10, seconds: 15 * minutes },
  },
  // Apart from passwords, so that wrong ones cannot keep passkeys out.
  passkey: { bucket: 'desk-passkey/address', limit: 60, seconds: 15 * minutes },
  // Per account, because only a client that knows the password gets this far. A known device has its own.
  code: { bucket: 'desk-code/account', limit: 10, seconds: 15 * minutes },
  forgot: { bucket: 'desk-forgot/address', limit: 30, seconds: hours },
  reset: { bucket: 'desk-reset/address', limit: 30, seconds: hours },
  invitation: { bucket: 'desk-invitation/address', limit: 60, seconds: hours },
  invite: { bucket: 'desk-invite/account', limit: 50, seconds: hours },
} as const;
