import * as z from 'zod/mini';

/** What is wrong with a field, for pages in another language. `code` is `missing`, `too_short`, `too_long`, `different` or `invalid`. */
const fieldFault = z.object({
  field: z.string(),
  code: z.string(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});

/**
 * The body of every error reply: a message and, if fields are invalid, the messages by field and what each of them
 * means. behavior.md#calls-replies: the newsletter toast shows the first field's message.
 */
export const errorReply = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  codes: z.optional(z.array(fieldFault)),
});

export type FieldCode = z.output<typeof fieldFault>;

export type ErrorReply = z.output<typeof errorReply>;

/** The reply of calls that return only a message. */
export const messageReply = z.object({ message: z.string() });

/**
 * The reply for pages that a mailed link opens. The message appears twice (behavior.md#calls-table and
 * behavior.md#customer-mailed-link-pages).
 */
export const noticeReply = z.object({ message: z.string(), data: messageReply });
