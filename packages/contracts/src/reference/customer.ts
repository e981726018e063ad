import {
  changeEmail,
  confirmDeletion,
  confirmEmail,
  deleteAccount,
  disownAccount,
  forgotPassword,
  getCustomer,
  getExport,
  googleLogin,
  renewVerification,
  requestDeletion,
  requestExport,
  resendVerification,
  resetPassword,
  signIn,
  signOut,
  signUp,
  undoEmail,
  updateCustomer,
  verifyEmail,
} from '../customer.ts';
import { setAlerts } from '../favorites.ts';
import { describe, link, sameAnswer } from './describe.ts';

export const customerCalls = [
  describe(
    signUp,
    {
      body: {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@shop.example',
        password: 'seven small boats',
        confirm_password: 'seven small boats',
        wants_alerts: true,
      },
    },
    {
      group: 'Customer',
      summary: 'Opens an account, signs in, and mails a link to verify the address',
      token: 'none',
      refusals: [429],
    },
  ),
  describe(
    signIn,
    { body: { email: 'ada@shop.example', password: 'seven small boats', isRemember: true } },
    {
      group: 'Customer',
      summary: 'Signs in',
      details:
        'The token lasts 12 hours, or 30 days with `isRemember`. One message for unknown addresses and wrong passwords.',
      token: 'none',
      refusals: [429],
    },
  ),
  describe(
    googleLogin,
    { body: { token: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl' } },
    {
      group: 'Customer',
      summary: "Signs in with Google's raw credential",
      details: '503 where Google sign-in is not configured.',
      token: 'none',
      refusals: [429],
    },
  ),
  describe(signOut, { body: {} }, { group: 'Customer', summary: 'Ends the session', token: 'optional' }),
  describe(getCustomer, {}, { group: 'Customer', summary: 'Whose token it is', token: 'required', refusals: [401] }),
  describe(
    updateCustomer,
    { body: { first_name: 'Ada', last_name: 'Lovelace' } },
    {
      group: 'Customer',
      summary: 'Changes names or password',
      details:
        'JSON or form data. An absent password, or one of asterisks, keeps the old one; a new one needs `current_password` where there is one, and ends every other session.',
      token: 'required',
      refusals: [401, 429],
      takesFormData: true,
    },
  ),
  describe(
    forgotPassword,
    { body: { email: 'ada@shop.example' } },
    {
      group: 'Customer',
      summary: 'Mails a link to reset the password',
      details: sameAnswer,
      token: 'none',
      refusals: [429],
    },
  ),
  describe(
    resetPassword,
    { body: { password: 'eight tall ships', confirm_password: 'eight tall ships', id: link } },
    {
      group: 'Customer',
      summary: 'Sets a new password by the link of a mail',
      details: 'A link works once, for an hour. Every session of the account ends.',
      token: 'none',
      refusals: [429],
    },
  ),
  describe(
    verifyEmail,
    { querystring: { id: link } },
    { group: 'Customer', summary: 'Verifies the address by the link of a mail', token: 'none' },
  ),
  describe(
    resendVerification,
    { body: {} },
    { group: 'Customer', summary: 'Mails that link once more', token: 'required', refusals: [401, 429] },
  ),
  describe(
    renewVerification,
    { body: { id: link } },
    {
      group: 'Customer',
      summary: 'Mails that link once more, asked for by an earlier link',
      details: 'Works for a link that has expired. The reply is the same for a link that nobody has.',
      token: 'none',
      refusals: [429],
    },
  ),
  describe(
    disownAccount,
    { body: { id: link } },
    {
      group: 'Customer',
      summary: 'Deletes an unverified account that somebody opened with a foreign address',
      token: 'none',
    },
  ),
  describe(
    changeEmail,
    { body: { email: 'ada@new.example', current_password: 'seven small boats' } },
    {
      group: 'Customer',
      summary: 'Mails a link to the new address, which confirms it',
      details: 'The account keeps the old address until then. A link works once, for a day.',
      token: 'required',
      refusals: [401, 429],
    },
  ),
  describe(
    confirmEmail,
    { body: { id: link } },
    { group: 'Customer', summary: 'Changes the address by the link of a mail', token: 'none' },
  ),
  describe(
    undoEmail,
    { body: { id: link } },
    {
      group: 'Customer',
      summary: 'Gives the account its old address back by the link of a mail',
      details:
        'For a week after the change. Ends every session and removes the password, since somebody else may know it.',
      token: 'none',
    },
  ),
  describe(
    setAlerts,
    { body: { wants_alerts: false } },
    {
      group: 'Customer',
      summary: 'Switches mails about lower prices and returned stock on or off',
      token: 'required',
      refusals: [401],
    },
  ),
];

export const exportCalls = [
  describe(
    requestExport,
    { body: {} },
    {
      group: 'Customer',
      summary: 'Has a file made of what is kept about the customer',
      details: 'A mail says when it is ready.',
      token: 'required',
      refusals: [401, 429],
    },
  ),
  describe(
    getExport,
    {},
    {
      group: 'Customer',
      summary: 'The file with what is kept about the customer',
      details: 'For a day after it was made; null where there is none.',
      token: 'required',
      refusals: [401],
    },
  ),
];

export const deletionCalls = [
  describe(
    requestDeletion,
    { body: {} },
    {
      group: 'Account deletion',
      summary: 'Mails a link to delete the account',
      details: 'For accounts without a password, and for who forgot it. The link works once, for an hour.',
      token: 'required',
      refusals: [401, 429],
    },
  ),
  describe(
    confirmDeletion,
    { body: { id: link } },
    { group: 'Account deletion', summary: 'Deletes the account by the link of a mail', token: 'none' },
  ),
  describe(
    deleteAccount,
    { body: { current_password: 'seven small boats' } },
    {
      group: 'Account deletion',
      summary: 'Deletes the account, confirmed by its password',
      details:
        'Favorites, sizes, saved searches, the shared list, followed brands, alerts, the newsletter subscription and all sessions go with it. Cannot be undone.',
      token: 'required',
      refusals: [401, 429],
    },
  ),
];
