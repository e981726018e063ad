import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { badLink, emailField, form, idField, linkIdField } from './fields/fields.ts';
import { confirmPasswordField, knownPasswordField, passwordField, passwordsMatch } from './fields/password-fields.ts';
import { atLeast, atMost, foldSpace, isPlainLine, notPlainText, notUnseen, rules } from './text/text.ts';

/**
 * Roles: a viewer reads, an editor changes the shop, an owner invites and removes staff. Each role includes the
 * previous one.
 */
export const staffRoles = ['viewer', 'editor', 'owner'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Whether `role` includes the rights of `needed`. */
export const isAllowed = (role: StaffRole, needed: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(needed);

/** Paths of the desk's own application. The server renders other pages below /ops. */
export const deskPaths = {
  overview: '/ops',
  signIn: '/ops/sign-in',
  accept: '/ops/accept',
  secondFactor: '/ops/second-factor',
  staff: '/ops/staff',
  account: '/ops/account',
  audit: '/ops/audit',
  products: '/ops/catalogue',
  product: '/ops/product',
  subjects: '/ops/brands',
  changes: '/ops/changes',
  matches: '/ops/matches',
  prices: '/ops/prices',
  feeds: '/ops/feeds',
  rejects: '/ops/rejects',
  notices: '/ops/notices',
  messages: '/ops/messages',
  customers: '/ops/customers',
  jobs: '/ops/jobs',
  values: '/ops/values',
  quality: '/ops/quality',
  newStore: '/ops/new-store',
  store: '/ops/store',
  feed: '/ops/feed',
  content: '/ops/pages',
  document: '/ops/page',
  collections: '/ops/collections',
  collection: '/ops/collection',
  merchandise: '/ops/listings',
  listing: '/ops/listing',
  newsletters: '/ops/newsletters',
  newsletter: '/ops/newsletter',
  subscribers: '/ops/subscribers',
  identity: '/ops/identity',
  pictures: '/ops/pictures',
  search: '/ops/search',
  insight: '/ops/insight',
  visits: '/ops/visits',
  searches: '/ops/searches',
  favorites: '/ops/favorites',
  clicks: '/ops/click-outs',
  commissions: '/ops/commissions',
} as const;

/** The stage of a sign-in: `code` waits for the second factor, `set-up` has none yet, `in` is signed in. */
export const deskStages = ['code', 'set-up', 'in'] as const;

const roleField = z.enum(staffRoles, 'Choose a role');

const missingName = 'Please enter your name';

const nameField = z
  .string(missingName)
  .check(
    rules(
      atLeast(1, missingName),
      atMost(80, 'Your name must be at most 80 characters'),
      [isPlainLine, notPlainText],
      notUnseen(missingName),
    ),
    z.overwrite(foldSpace),
  );

const badCode = 'Enter the 6-digit code of your app, or a recovery code';

const isCode = (text: string): boolean => /^(?:\d{6}|[0-9A-Z]{16})$/.test(text.replace(/[\s-]/g, '').toUpperCase());

/** A code of the authenticator app, or a recovery code. */
const codeField = z.string(badCode).check(
  rules(atMost(40, badCode), [isCode, badCode]),
  z.overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase()),
);

/** The member of staff who is signed in at the desk. */
const deskSession = z.object({
  stage: z.enum(deskStages),
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** The number of unused recovery codes. */
  recovery_codes: z.number(),
  /** The configured second factors. */
  has_app: z.boolean(),
  passkeys: z.number(),
});

export type DeskSession = z.output<typeof deskSession>;

/** The reply of every step of a sign-in. */
export const deskSessionReply = z.object({ data: deskSession });

/** The first step of a sign-in. Sets a cookie that is valid only for the second step. */
export const signInAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/sign-in',
  schema: { body: form({ email: emailField, password: knownPasswordField }), response: { 200: deskSessionReply } },
});

/** The second step: a code of the app, or a recovery code. Sets the cookie of a new session. */
export const proveAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor',
  schema: { body: form({ code: codeField }), response: { 200: deskSessionReply } },
});

/** Creates a secret for an authenticator app. It becomes active when `finishFactor` verifies it. */
export const startFactor = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/start',
  schema: { response: { 200: z.object({ data: z.object({ secret: z.string(), address: z.string() }) }) } },
});

const codesReply = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });

/** Verifies the new secret with a code, completes the sign-in, and returns recovery codes, which are shown once. */
export const finishFactor = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/finish',
  schema: { body: form({ code: codeField }), response: { 200: codesReply } },
});

/** The signed-in member of staff and the stage of the sign-in. */
export const getDeskSession = endpoint({
  method: 'GET',
  url: '/api/desk/session',
  schema: { response: { 200: deskSessionReply } },
});

export const signOutAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/sign-out',
  schema: { response: { 200: messageReply } },
});

/** Confirms both factors again. Sensitive actions require a confirmation within the last ten minutes. */
export const confirmAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/confirm',
  schema: { body: form({ password: knownPasswordField, code: codeField }), response: { 200: messageReply } },
});

/** The role and address of an invitation. A POST, so that the secret does not appear in request logs. */
export const readInvitation = endpoint({
  method: 'POST',
  url: '/api/desk/invitation',
  schema: {
    body: form({ id: linkIdField }),
    response: { 200: z.object({ data: z.object({ email: z.nullable(z.string()), role: z.enum(staffRoles) }) }) },
  },
});

/** Accepts an invitation. `email` is used if the invitation names no address. */
export const acceptInvitation = endpoint({
  method: 'POST',
  url: '/api/desk/accept',
  schema: {
    body: form({
      id: linkIdField,
      name: nameField,
      email: z.optional(emailField),
      password: passwordField,
      confirm_password: confirmPasswordField,
    }).check(passwordsMatch),
    response: { 200: deskSessionReply },
  },
});

/** Replaces the recovery codes with new ones. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  url: '/api/desk/recovery-codes',
  schema: { response: { 200: codesReply } },
});

/** Changes the caller's password and ends all other sessions of the account. */
export const changeDeskPassword = endpoint({
  method: 'POST',
  url: '/api/desk/password',
  schema: {
    body: form({ password: passwordField, confirm_password: confirmPasswordField }).check(passwordsMatch),
    response: { 200: messageReply },
  },
});

const listedSession = z.object({
  id: z.string(),
  device: z.string(),
  started_at: z.string(),
  seen_at: z.string(),
  is_current: z.boolean(),
});

/** The caller's sessions, last used first. */
export const listDeskSessions = endpoint({
  method: 'GET',
  url: '/api/desk/sessions',
  schema: { response: { 200: z.object({ data: z.array(listedSession) }) } },
});

const uuidField = z
  .string(badLink)
  .check(rules([(text) => /^[0-9a-f-]{36}$/.test(text), 'This session does not exist']));

/** Ends one of the caller's sessions, or all others. */
export const endDeskSessions = endpoint({
  method: 'POST',
  url: '/api/desk/sessions/end',
  schema: { body: form({ id: z.optional(uuidField) }), response: { 200: messageReply } },
});

const member = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  signed_in_at: z.nullable(z.string()),
});

const invitation = z.object({
  id: z.number(),
  email: z.nullable(z.string()),
  role: z.enum(staffRoles),
  expires_at: z.string(),
});

/** Staff by name, and open invitations. */
export const listStaff = endpoint({
  method: 'GET',
  url: '/api/desk/staff',
  schema: {
    response: { 200: z.object({ data: z.object({ staff: z.array(member), invitations: z.array(invitation) }) }) },
  },
});

/** Mails an invitation. It is valid once, for three days. */
export const inviteStaff = endpoint({
  method: 'POST',
  url: '/api/desk/staff/invite',
  schema: { body: form({ email: emailField, role: roleField }), response: { 200: messageReply } },
});

/** Withdraws an invitation. */
export const withdrawInvitation = endpoint({
  method: 'POST',
  url: '/api/desk/staff/withdraw',
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

export const changeStaffRole = endpoint({
  method: 'POST',
  url: '/api/desk/staff/role',
  schema: { body: form({ id: idField, role: roleField }), response: { 200: messageReply } },
});

/** Removes a member of staff and ends all sessions of the account. */
export const removeStaff = endpoint({
  method: 'POST',
  url: '/api/desk/staff/remove',
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** JSON, because the fields differ by action; null if there was no earlier value. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** Entries of the audit log per page. */
export const auditPageSize = 50;

const beforeField = z.optional(
  z.pipe(
    z.string().check(rules([(text) => /^[1-9]\d{0,14}$/.test(text), 'Must be a whole number'])),
    z.transform(Number),
  ),
);

/** The audit log of the desk, newest first. `before` is the last id of the previous page. */
export const listAudit = endpoint({
  method: 'GET',
  url: '/api/desk/audit',
  schema: {
    querystring: form({ before: beforeField }),
    response: { 200: z.object({ data: z.array(auditEntry), has_more: z.boolean() }) },
  },
});

/** The counts of pending work on the desk's first page. */
export const getDeskOverview = endpoint({
  method: 'GET',
  url: '/api/desk/overview',
  schema: {
    response: {
      200: z.object({
        data: z.object({
          matches: z.number(),
          prices: z.number(),
          reports: z.number(),
          messages: z.number(),
          categories: z.number(),
          colors: z.number(),
          dead_jobs: z.number(),
        }),
      }),
    },
  },
});
