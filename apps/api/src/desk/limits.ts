const minutes = 60;
const hours = 60 * minutes;

/** The limits of desk calls: attempts in a number of seconds, like those of customers (behavior.md#calls-limits). */
export const deskLimits = {
  signIn: {
    byAddress: { bucket: 'desk-sign-in/address', limit: 60, seconds: 15 * minutes },
    byPair: { bucket: 'desk-sign-in/pair', limit: 10, seconds: 15 * minutes },
    byAccount: { bucket: 'desk-sign-in/account', limit: 100, seconds: hours },
  },
  // Per account, because only a client that knows the password gets this far.
  code: { bucket: 'desk-code/account', limit: 10, seconds: 15 * minutes },
  invitation: { bucket: 'desk-invitation/address', limit: 60, seconds: hours },
  invite: { bucket: 'desk-invite/account', limit: 50, seconds: hours },
} as const;
