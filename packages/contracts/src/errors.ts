import * as z from 'zod/mini';

/**
 * The one shape of every refusal: a sentence, and, where fields are to blame,
 * their messages by name. Decision 16: the newsletter toast reads the first field.
 */
export const errorReply = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

export type ErrorReply = z.output<typeof errorReply>;

/** `{ message }`: what a call answers that has nothing else to say. */
export const messageReply = z.object({ message: z.string() });

/** What the pages behind a mail's link read: the sentence to show, twice (spec 7, decision 68). */
export const noticeReply = z.object({ message: z.string(), data: messageReply });
