import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { emailField, form, idField } from './fields/fields.ts';
import { staffRoles } from './rights.ts';

const roleField = z.enum(staffRoles, own('desk.faults.noRole'));

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

export const listStaff = endpoint({
  method: 'GET',
  url: '/api/desk/staff',
  about: {
    access: 'settings',
    summary: 'List staff and open invitations',
  },
  schema: {
    response: { 200: z.object({ data: z.object({ staff: z.array(member), invitations: z.array(invitation) }) }) },
  },
});

export const inviteStaff = endpoint({
  method: 'POST',
  url: '/api/desk/staff/invite',
  about: {
    access: 'ownership',
    summary: 'Invite a member of staff by mail',
    details: 'It is valid once, for three days, while the sender is an owner.',
    refusals: [409, 429],
    example: { body: { email: 'grace@shop.example', role: 'editor' } },
  },
  schema: { body: form({ email: emailField, role: roleField }), response: { 200: messageReply } },
});

export const withdrawInvitation = endpoint({
  method: 'POST',
  url: '/api/desk/staff/withdraw',
  about: {
    access: 'ownership',
    summary: 'Withdraw an invitation',
    refusals: [404],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

export const changeStaffRole = endpoint({
  method: 'POST',
  url: '/api/desk/staff/role',
  about: {
    access: 'ownership',
    summary: 'Change a role; the last owner cannot be changed',
    refusals: [404, 409],
    example: { body: { id: 1, role: 'editor' } },
  },
  schema: { body: form({ id: idField, role: roleField }), response: { 200: messageReply } },
});

export const removeStaff = endpoint({
  method: 'POST',
  url: '/api/desk/staff/remove',
  about: {
    access: 'ownership',
    summary: 'Remove a member of staff; the last owner cannot be removed',
    refusals: [404, 409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});
