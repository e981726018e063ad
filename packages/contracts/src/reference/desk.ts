import { getDeskOverview } from '../desk.ts';
import {
  changeDeskPassword,
  endDeskSessions,
  listDeskSessions,
  renewRecoveryCodes,
  switchFeedMails,
} from '../desk-account.ts';
import { listAudit } from '../desk-audit.ts';
import {
  acceptInvitation,
  confirmAtDesk,
  finishFactor,
  forgotAtDesk,
  getDeskSession,
  proveAtDesk,
  readInvitation,
  resetAtDesk,
  signInAtDesk,
  signOutAtDesk,
  startFactor,
} from '../desk-sign-in.ts';
import { changeStaffRole, inviteStaff, listStaff, removeStaff, withdrawInvitation } from '../desk-staff.ts';
import { describe, link, sameAnswer } from './describe.ts';

const code = '492 039';

const signingIn = [
  describe(
    readInvitation,
    { body: { id: link } },
    {
      group: 'Desk',
      summary: 'Get an invitation to the desk',
      token: 'none',
      refusals: [403, 429],
    },
  ),
  describe(
    acceptInvitation,
    {
      body: {
        id: link,
        name: 'Ada Byron',
        email: 'ada@shop.example',
        password: 'seven small boats',
        confirm_password: 'seven small boats',
      },
    },
    {
      group: 'Desk',
      summary: 'Accept an invitation',
      details: 'The cookie opens a session that must set up a second factor first.',
      token: 'none',
      refusals: [403, 409, 429],
    },
  ),
  describe(
    signInAtDesk,
    { body: { email: 'ada@shop.example', password: 'seven small boats' } },
    {
      group: 'Desk',
      summary: 'Start a sign-in at the desk',
      details: 'The cookie is valid only for the second step. `stage` names that step.',
      token: 'none',
      refusals: [403, 429],
    },
  ),
  describe(
    forgotAtDesk,
    { body: { email: 'ada@shop.example' } },
    {
      group: 'Desk',
      summary: 'Mail a link to reset a password of the desk',
      details: sameAnswer,
      token: 'none',
      refusals: [403, 429],
    },
  ),
  describe(
    resetAtDesk,
    { body: { id: link, password: 'eight tall ships', confirm_password: 'eight tall ships' } },
    {
      group: 'Desk',
      summary: 'Reset a password of the desk with a mailed link',
      details: 'The link is valid once, for one hour. Ends every session of the account. The second factor stays.',
      token: 'none',
      refusals: [403, 429],
    },
  ),
  describe(
    proveAtDesk,
    { body: { code } },
    {
      group: 'Desk',
      summary: 'Complete a sign-in at the desk with a code',
      token: 'staff',
      refusals: [401, 403, 429],
    },
  ),
  describe(
    startFactor,
    {},
    {
      group: 'Desk',
      summary: 'Create a secret for an authenticator app',
      details: '`address` is the content of the QR code.',
      token: 'staff',
      refusals: [401, 403, 409],
    },
  ),
  describe(
    finishFactor,
    { body: { code } },
    {
      group: 'Desk',
      summary: 'Verify the secret and complete the sign-in',
      details: 'The reply contains recovery codes, which are shown once.',
      token: 'staff',
      refusals: [401, 403, 409, 429],
    },
  ),
  describe(
    getDeskSession,
    {},
    {
      group: 'Desk',
      summary: 'Get the signed-in member of staff and the stage of the sign-in',
      token: 'staff',
      refusals: [401],
    },
  ),
  describe(signOutAtDesk, {}, { group: 'Desk', summary: 'Sign out of the desk', token: 'staff', refusals: [401, 403] }),
];

const ownAccount = [
  describe(
    confirmAtDesk,
    { body: { password: 'seven small boats', code } },
    {
      group: 'Desk',
      summary: 'Confirm both factors before a sensitive action',
      token: 'staff',
      role: 'viewer',
      refusals: [401, 403, 429],
    },
  ),
  describe(
    renewRecoveryCodes,
    {},
    { group: 'Desk', summary: 'Replace the recovery codes', token: 'staff', role: 'viewer', refusals: [401, 403] },
  ),
  describe(
    changeDeskPassword,
    { body: { password: 'eight small boats', confirm_password: 'eight small boats' } },
    {
      group: 'Desk',
      summary: "Change the caller's password at the desk",
      token: 'staff',
      role: 'viewer',
      refusals: [401, 403],
    },
  ),
  describe(
    switchFeedMails,
    { body: { is_on: true } },
    {
      group: 'Desk',
      summary: 'Switch mails about feeds on or off for the caller',
      token: 'staff',
      role: 'viewer',
      refusals: [401, 403],
    },
  ),
  describe(
    listDeskSessions,
    {},
    { group: 'Desk', summary: "List the caller's sessions", token: 'staff', role: 'viewer', refusals: [401, 403] },
  ),
  describe(
    endDeskSessions,
    { body: {} },
    {
      group: 'Desk',
      summary: "End one of the caller's sessions, or all others",
      token: 'staff',
      role: 'viewer',
      refusals: [401, 403, 404],
    },
  ),
];

const staff = [
  describe(
    listStaff,
    {},
    { group: 'Desk', summary: 'List staff and open invitations', token: 'staff', role: 'viewer', refusals: [401, 403] },
  ),
  describe(
    inviteStaff,
    { body: { email: 'grace@shop.example', role: 'editor' } },
    {
      group: 'Desk',
      summary: 'Invite a member of staff by mail',
      token: 'staff',
      role: 'owner',
      refusals: [401, 403, 409, 429],
    },
  ),
  describe(
    withdrawInvitation,
    { body: { id: 1 } },
    {
      group: 'Desk',
      summary: 'Withdraw an invitation',
      token: 'staff',
      role: 'owner',
      refusals: [401, 403, 404],
    },
  ),
  describe(
    changeStaffRole,
    { body: { id: 1, role: 'editor' } },
    {
      group: 'Desk',
      summary: 'Change a role; the last owner cannot be changed',
      token: 'staff',
      role: 'owner',
      refusals: [401, 403, 404, 409],
    },
  ),
  describe(
    removeStaff,
    { body: { id: 1 } },
    {
      group: 'Desk',
      summary: 'Remove a member of staff; the last owner cannot be removed',
      token: 'staff',
      role: 'owner',
      refusals: [401, 403, 404, 409],
    },
  ),
  describe(
    listAudit,
    { querystring: {} },
    {
      group: 'Desk',
      summary: 'List changes at the desk, newest first',
      token: 'staff',
      role: 'viewer',
      refusals: [401, 403],
    },
  ),
  describe(
    getDeskOverview,
    {},
    { group: 'Desk', summary: 'Count pending work', token: 'staff', role: 'viewer', refusals: [401, 403] },
  ),
];

/** The desk's calls for sign-in, the caller's account and staff. */
export const deskCalls = [...signingIn, ...ownAccount, ...staff];
