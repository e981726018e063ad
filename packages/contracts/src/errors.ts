import * as z from 'zod/mini';

/**
 * What is wrong, for programs: with a field `missing`, `too_short`, `too_long`, `different` or `invalid`, and without
 * one the name of the message, such as `no_product`, with its values.
 */
const fault = z.object({
  field: z.optional(z.string()),
  code: z.string(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.readonly(z.array(z.string()))]))),
});

/**
 * The body of every error reply: a message and, if fields are invalid, the messages by field and what each of them
 * means. behavior.md#calls-replies: the newsletter toast shows the first field's message.
 */
export const errorReply = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  codes: z.optional(z.array(fault)),
});

export type Fault = z.output<typeof fault>;

export type ErrorReply = z.output<typeof errorReply>;

/** The reply of calls that return only a message. */
export const messageReply = z.object({ message: z.string() });

/**
 * The reply for pages that a mailed link opens. The message appears twice (behavior.md#calls-table and
 * behavior.md#customer-mailed-link-pages).
 */
export const noticeReply = z.object({ message: z.string(), data: messageReply });
