import * as z from 'zod/mini';
import { atLeast, atMost, isPlainLine, notPlainText, rules } from '../text/text.ts';
import { markdownField } from './home-draft.ts';

/** A page as staff write it. */
export const pageDraft = z.object({
  title: z
    .string(notPlainText)
    .check(
      rules(atLeast(1, 'Please enter a title'), atMost(80, 'A title is at most 80 characters'), [
        isPlainLine,
        notPlainText,
      ]),
    ),
  markdown: markdownField.check(rules([(text) => text.trim() !== '', 'There are no words in it'])),
  /** Whether the foot of every page leads to it. */
  is_in_footer: z.boolean('Say whether the foot leads to it'),
});

export type PageDraft = z.output<typeof pageDraft>;

/** What a page is called in its address. */
export const pageSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The longest name of a page in its address. */
export const longestSlug = 60;
