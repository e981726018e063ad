import {
  acceptInvitation,
  changeDeskPassword,
  changeStaffRole,
  confirmAtDesk,
  endDeskSessions,
  finishFactor,
  getDeskOverview,
  getDeskSession,
  inviteStaff,
  listAudit,
  listDeskSessions,
  listStaff,
  proveAtDesk,
  readInvitation,
  removeStaff,
  renewRecoveryCodes,
  signInAtDesk,
  signOutAtDesk,
  startFactor,
  withdrawInvitation,
} from '../desk.ts';
import { describe, link } from './describe.ts';

const code = '492 039';

const signingIn = [
  describe(
    readInvitation,
    { body: { id: link } },
    {
      group: 'Desk',
      summary: 'What an invitation to the desk is for',
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
      summary: 'Accepts an invitation',
      details: 'The session that the cookie opens has to set up a second factor before anything else.',
      token: 'none',
      refusals: [403, 409, 429],
    },
  ),
  describe(
    signInAtDesk,
    { body: { email: 'ada@shop.example', password: 'seven small boats' } },
    {
      group: 'Desk',
      summary: 'Signs in at the desk, the first of two steps',
      details: 'The cookie opens nothing but the second step. `stage` says which one that is.',
      token: 'none',
      refusals: [403, 429],
    },
  ),
  describe(
    proveAtDesk,
    { body: { code } },
    {
      group: 'Desk',
      summary: 'Signs in at the desk, the second step',
      token: 'staff',
      refusals: [401, 403, 429],
    },
  ),
  describe(
    startFactor,
    {},
    {
      group: 'Desk',
      summary: 'Makes a secret for an authenticator app',
      details: '`address` is what the QR code holds.',
      token: 'staff',
      refusals: [401, 403, 409],
    },
  ),
  describe(
    finishFactor,
    { body: { code } },
    {
      group: 'Desk',
      summary: 'Proves the secret and signs in',
      details: 'The recovery codes are shown this once.',
      token: 'staff',
      refusals: [401, 403, 409, 429],
    },
  ),
  describe(
    getDeskSession,
    {},
    { group: 'Desk', summary: 'Who is signed in at the desk, and how far', token: 'staff', refusals: [401] },
  ),
  describe(
    signOutAtDesk,
    {},
    { group: 'Desk', summary: 'Signs out of the desk', token: 'staff', refusals: [401, 403] },
  ),
];

const ownAccount = [
  describe(
    confirmAtDesk,
    { body: { password: 'seven small boats', code } },
    {
      group: 'Desk',
      summary: 'Gives both factors again, before a sensitive action',
      token: 'staff',
      role: 'viewer',
      refusals: [401, 403, 429],
    },
  ),
  describe(
    renewRecoveryCodes,
    {},
    { group: 'Desk', summary: 'Makes new recovery codes', token: 'staff', role: 'viewer', refusals: [401, 403] },
  ),
  describe(
    changeDeskPassword,
    { body: { password: 'eight small boats', confirm_password: 'eight small boats' } },
    { group: 'Desk', summary: 'Changes the own password', token: 'staff', role: 'viewer', refusals: [401, 403] },
  ),
  describe(
    listDeskSessions,
    {},
    { group: 'Desk', summary: 'The own sessions', token: 'staff', role: 'viewer', refusals: [401, 403] },
  ),
  describe(
    endDeskSessions,
    { body: {} },
    {
      group: 'Desk',
      summary: 'Ends one of the own sessions, or all others',
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
    { group: 'Desk', summary: 'Staff and open invitations', token: 'staff', role: 'viewer', refusals: [401, 403] },
  ),
  describe(
    inviteStaff,
    { body: { email: 'grace@shop.example', role: 'editor' } },
    {
      group: 'Desk',
      summary: 'Mails an invitation to the desk',
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
      summary: 'Takes an invitation back',
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
      summary: 'Changes a role; the last owner stays one',
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
      summary: 'Removes a member of staff; the last owner stays',
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
      summary: 'Every change at the desk, the newest first',
      token: 'staff',
      role: 'viewer',
      refusals: [401, 403],
    },
  ),
  describe(
    getDeskOverview,
    {},
    { group: 'Desk', summary: 'What waits for a decision', token: 'staff', role: 'viewer', refusals: [401, 403] },
  ),
];

/** The calls of the desk, for staff. */
export const deskCalls = [...signingIn, ...ownAccount, ...staff];
