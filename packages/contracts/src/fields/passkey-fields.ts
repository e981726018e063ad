import * as z from 'zod/mini';
import { atLeast, atMost, foldSpace, isPlainLine, isPlainText, notPlainText, notUnseen, rules } from '../text/text.ts';

const noPasskey = 'This is not a passkey';

/** The browser's response for a passkey, as JSON (WebAuthn). */
export const answerField = z
  .string(noPasskey)
  .check(rules(atLeast(2, noPasskey), atMost(20_000, noPasskey), [isPlainText, notPlainText]));

const noName = 'Enter a name for the passkey';

/** The name that its owner gives a passkey. */
export const nameField = z
  .string(noName)
  .check(
    rules(
      atLeast(1, noName),
      atMost(60, 'A name may have at most 60 characters'),
      [isPlainLine, notPlainText],
      notUnseen(noName),
    ),
    z.overwrite(foldSpace),
  );

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  used_at: z.nullable(z.string()),
});

export type Passkey = z.output<typeof passkey>;
