import * as z from 'zod/mini';
import { staffRoles } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { emailField, form, idField } from './fields/fields.ts';

const roleField = z.enum(staffRoles, 'Choose a role');

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
  /** The name of the owner who sent it; null if it was created on the command line. */
  invited_by: z.nullable(z.string()),
});

/** Staff by name, and open invitations. */
export const listStaff = endpoint({
  method: 'GET',
  url: '/api/desk/staff',
  schema: {
    response: { 200: z.object({ data: z.object({ staff: z.array(member), invitations: z.array(invitation) }) }) },
  },
});

/** Mails an invitation. It is valid once, for three days, while the sender is an owner. */
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
