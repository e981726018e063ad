import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';

/** What must be done before the shop opens. */
const launchKeys = [
  ...['products', 'imprint', 'privacy', 'terms', 'returns', 'sender', 'recipient', 'test-mail'],
  ...['home-links', 'currencies', 'prices', 'amounts', 'second-factor', 'backup'],
] as const;

export type LaunchKey = (typeof launchKeys)[number];

const line = z.object({
  key: z.enum(launchKeys),
  title: z.string(),
  /** What is missing; null if it is done. */
  detail: z.nullable(z.string()),
  is_done: z.boolean(),
});

export type LaunchLine = z.output<typeof line>;

export const getLaunchList = endpoint({
  method: 'GET',
  url: '/api/desk/launch',
  about: {
    access: 'settings',
    summary: 'List what must be done before the shop opens, and what is done',
  },
  schema: { response: { 200: z.object({ data: z.array(line) }) } },
});

export const sendTestMail = endpoint({
  method: 'POST',
  url: '/api/desk/launch/test-mail',
  about: {
    access: 'settings-change',
    summary: 'Send a test mail to the recipient of messages',
    details: 'Opening the link in it ticks the line of the launch list.',
  },
  schema: { response: { 200: messageReply } },
});

const badCode = own('desk.faults.linkIncomplete');

export const confirmTestMail = endpoint({
  method: 'POST',
  url: '/api/desk/launch/test-mail/received',
  about: {
    access: 'settings-change',
    summary: 'Confirm that a test mail was received',
    details: 'The code is in the link of the last test mail.',
    refusals: [409],
    example: { body: { code: '3f0c8a4e5b7d91260f3c8a4e5b7d9126' } },
  },
  schema: {
    body: form({ code: z.string(badCode).check(z.regex(/^[\da-f]{32}$/, badCode)) }),
    response: { 200: messageReply },
  },
});

export const noteBackup = endpoint({
  method: 'POST',
  url: '/api/desk/launch/backup',
  about: {
    access: 'settings-change',
    summary: 'Note that a backup was made',
    details: 'The line of the launch list is ticked for 30 days.',
  },
  schema: { response: { 200: messageReply } },
});
