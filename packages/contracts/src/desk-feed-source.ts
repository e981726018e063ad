import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { uploadField } from './desk-uploads.ts';
import { lineField, nameField, neededLine } from './fields/desk-fields.ts';
import { atLeast, atMost, rules } from './text/text.ts';

export const missingUrl = "Please enter the feed's address";

/** The name of a store. */
export const storeNameField = nameField("Please enter the store's name", 100);

/** The address of a feed: HTTP, FTP or SFTP. */
export const urlField = z
  .string(missingUrl)
  .check(
    z.trim(),
    rules(atLeast(1, missingUrl), atMost(2000, own('desk.faults.characters', { max: 2000 })), [
      (text) => /^(?:https?|ftps?|sftp):\/\/[^/\\\s]/i.test(text),
      own('desk.faults.feedAddress'),
    ]),
  );

/** A schedule: minute, hour, day, month, weekday, in the shop's time zone. */
export const cronField = neededLine(own('desk.faults.noTimes'), 100).check(z.trim());

/** How the shop identifies itself to the server of a feed: not at all, or by what the store gave. */
export const feedAccesses = ['open', 'password', 'bearer', 'header'] as const;
export type FeedAccess = (typeof feedAccesses)[number];

const accessText = z._default(lineField(2000), '');

/** `secret` is the password, the token or the value of the header. It is kept encrypted and never sent back. */
export const accessFields = {
  /** Missing: as before. */
  access: z.optional(z.enum(feedAccesses, own('desk.faults.noAccess'))),
  user: accessText,
  header: accessText,
  secret: accessText,
};

type Access = { access?: FeedAccess | undefined; user: string; header: string; secret: string };

const isHeaderName = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(text);

/** The fields of the chosen access are complete. */
export const hasAccess = z.superRefine<Access>(({ access, user, header, secret }, context) => {
  const miss = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (access === undefined || access === 'open') return;
  if (access === 'password' && user === '') miss('user', own('desk.faults.userMissing'));
  if (access === 'header' && !isHeaderName(header)) miss('header', own('desk.faults.headerName'));
  if (secret === '')
    miss('secret', access === 'password' ? 'Please enter the password' : own('desk.faults.secretMissing'));
});

/** A feed is given by its URL or by an upload. */
export const sourceFields = { url: z.optional(urlField), upload: z.optional(uploadField) };

export type Source = { url?: string | undefined; upload?: string | undefined };

/** There is a URL or an upload, not both. */
export const hasSource = z.refine<Source>(({ url, upload }) => (url === undefined) !== (upload === undefined), {
  error: missingUrl,
  path: ['url'],
});
