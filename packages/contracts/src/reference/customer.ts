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
  signOutEverywhere,
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
      summary: 'Create an account',
      token: 'none',
      refusals: [429],
    },
  ),
  describe(
    signIn,
    { body: { email: 'ada@shop.example', password: 'seven small boats', isRemember: true } },
    {
      group: 'Customer',
      summary: 'Sign in',
      details:
        'The token is valid for 12 hours, or 30 days with `isRemember`. An unknown address and a wrong password return the same message.',
      token: 'none',
      refusals: [429],
    },
  ),
  describe(
    googleLogin,
    { body: { token: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl' } },
    {
      group: 'Customer',
      summary: 'Sign in with a Google credential',
      details: 'Returns 503 if Google sign-in is not configured.',
      token: 'none',
      refusals: [429],
    },
  ),
  describe(signOut, { body: {} }, { group: 'Customer', summary: 'Sign out', token: 'optional' }),
  describe(
    signOutEverywhere,
    { body: {} },
    {
      group: 'Customer',
      summary: 'Sign out on all devices',
      details: 'Ends every session of the account and a change of address that is not confirmed.',
      token: 'required',
      refusals: [401],
    },
  ),
  describe(
    getCustomer,
    {},
    { group: 'Customer', summary: 'Get the signed-in customer', token: 'required', refusals: [401] },
  ),
  describe(
    updateCustomer,
    { body: { first_name: 'Ada', last_name: 'Lovelace' } },
    {
      group: 'Customer',
      summary: 'Update the name or password',
      details:
        'Accepts JSON or form data. Without `password`, or with a password of asterisks, the old one stays. A new password requires `current_password` if the account has one. It ends all other sessions.',
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
      summary: 'Mail a link to reset the password',
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
      summary: 'Reset the password with a mailed link',
      details: 'The link is valid once, for one hour. Ends every session of the account.',
      token: 'none',
      refusals: [429],
    },
  ),
  describe(
    verifyEmail,
    { querystring: { id: link } },
    { group: 'Customer', summary: 'Verify the e-mail address with a mailed link', token: 'none' },
  ),
  describe(
    resendVerification,
    { body: {} },
    { group: 'Customer', summary: 'Resend the verification mail', token: 'required', refusals: [401, 429] },
  ),
  describe(
    renewVerification,
    { body: { id: link } },
    {
      group: 'Customer',
      summary: 'Resend the verification mail for an earlier link',
      details: 'Accepts expired links. Known and unknown links return the same reply.',
      token: 'none',
      refusals: [429],
    },
  ),
  describe(
    disownAccount,
    { body: { id: link } },
    {
      group: 'Customer',
      summary: 'Delete an account that someone opened with your address',
      token: 'none',
    },
  ),
  describe(
    changeEmail,
    { body: { email: 'ada@new.example', current_password: 'seven small boats' } },
    {
      group: 'Customer',
      summary: 'Mail a link to a new e-mail address',
      details: 'The account keeps the old address until the link is opened. The link is valid once, for one day.',
      token: 'required',
      refusals: [401, 429],
    },
  ),
  describe(
    confirmEmail,
    { body: { id: link } },
    { group: 'Customer', summary: 'Change the e-mail address with a mailed link', token: 'none' },
  ),
  describe(
    undoEmail,
    { body: { id: link } },
    {
      group: 'Customer',
      summary: 'Restore the old e-mail address with a mailed link',
      details:
        'Possible for one week after the change. Ends every session and removes the password, because another person may know it.',
      token: 'none',
    },
  ),
  describe(
    setAlerts,
    { body: { wants_alerts: false } },
    {
      group: 'Customer',
      summary: 'Switch mails about price drops and returned stock on or off',
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
      summary: "Start an export of the customer's data",
      details: 'A mail tells the customer when the file is ready.',
      token: 'required',
      refusals: [401, 429],
    },
  ),
  describe(
    getExport,
    {},
    {
      group: 'Customer',
      summary: 'Get the exported data of the customer',
      details: 'Available for one day after the export. `data` is null when there is no export.',
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
      summary: 'Mail a link to delete the account',
      details: 'For customers without a password, or who forgot it. The link is valid once, for one hour.',
      token: 'required',
      refusals: [401, 429],
    },
  ),
  describe(
    confirmDeletion,
    { body: { id: link } },
    { group: 'Account deletion', summary: 'Delete the account with a mailed link', token: 'none' },
  ),
  describe(
    deleteAccount,
    { body: { current_password: 'seven small boats' } },
    {
      group: 'Account deletion',
      summary: 'Delete the account with its password',
      details:
        'Also deletes favorites, sizes, saved searches, the shared list, followed brands, alerts, the newsletter subscription and all sessions. Cannot be undone.',
      token: 'required',
      refusals: [401, 429],
    },
  ),
];
