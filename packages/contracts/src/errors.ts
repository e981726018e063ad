import * as z from 'zod/mini';

/**
 * The body of every error reply: a message and, if fields are invalid, the messages by field.
 * behavior.md#calls-replies: the newsletter toast shows the first field's message.
 */
export const errorReply = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

export type ErrorReply = z.output<typeof errorReply>;

/** The reply of calls that return only a message. */
export const messageReply = z.object({ message: z.string() });

/**
 * The reply for pages that a mailed link opens. The message appears twice (behavior.md#calls-table and
 * behavior.md#customer-mailed-link-pages).
 */
export const noticeReply = z.object({ message: z.string(), data: messageReply });
