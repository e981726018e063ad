/** What the desk says, in one place. */
export const messages = {
  signInFirst: 'Sign in to continue',
  notAllowed: 'Your role does not allow this',
  confirmFirst: 'Confirm with your password and a code to continue',
  wrongCredentials: 'Incorrect e-mail or password',
  wrongCode: 'Incorrect code. Each code works once.',
  wrongPassword: 'Your password is incorrect',
  hasFactor: 'A second factor is set up already',
  noFactor: 'Start the set-up of the second factor again',
  emailMissing: 'Please enter the email',
  emailTaken: 'This address has an account already. Sign in instead.',
  signedOut: 'You are signed out',
  confirmed: 'Confirmed',
  passwordChanged: 'Your password has been changed',
  noSession: 'There is no such session',
  sessionEnded: 'Signed out',
  isStaff: 'This address has an account already',
  invited: (email: string): string => `An invitation is on its way to ${email}`,
  noInvitation: 'There is no such invitation',
  withdrawn: 'The invitation no longer works',
  noStaff: 'There is no such account',
  lastOwner: 'The last owner must stay an owner. Invite another one first.',
  roleChanged: 'The role has been changed',
  removed: 'The account has been removed',
  noProduct: 'There is no such product',
  nothingChosen: 'Choose products first',
  tooManyProducts: (most: number): string =>
    `A change may be of at most ${most.toLocaleString('en')} products: narrow the filter down`,
  otherCount: (count: number): string =>
    `Meanwhile it would change ${count.toLocaleString('en')} products. Look at the preview again.`,
  changed: ({ total, isFinished }: { total: number; isFinished: boolean }): string => {
    const products = total === 1 ? '1 product' : `${total.toLocaleString('en')} products`;
    return isFinished ? `Changed ${products}` : `Changing ${products} in the background`;
  },
  undone: 'The change was undone',
  noStore: 'There is no such store',
  noMapping: 'This is no JSON like {"fields": {"id": "sku", "name": "title"}}',
  storeAdded: (name: string): string => `${name} is added, and its feed is being fetched`,
  fetching: 'The feed is fetched as soon as the jobs come to it',
  paused: 'The feed is no longer fetched by itself',
  scheduled: 'The schedule has been changed',
  decided: {
    join: 'Joined: one product from now on',
    split: 'Kept apart from now on',
    undo: 'Again what their evidence says',
  },
  decidedLater: (decided: string): string => `${decided}. The shop shows it once the import under way is done.`,
  prices: {
    accept: (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'price' : 'prices'} accepted`,
    reject: (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'price' : 'prices'} rejected`,
  },
  switched: (name: string, isOff: boolean): string => `${name} is ${isOff ? 'off' : 'on'}`,
} as const;
