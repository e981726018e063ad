import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { lineField, neededLine } from '../fields/desk-fields.ts';
import { rules } from '../text/text.ts';
import { markdownField } from './home-draft.ts';

/** A page as staff write it. */
export const pageDraft = z.object({
  title: neededLine(own('desk.faults.titleMissing'), 80, own('desk.faults.titleTooLong', { max: 80 })),
  markdown: markdownField.check(rules([(text) => text.trim() !== '', own('desk.faults.textMissing')])),
  /** Whether the footer links to it. */
  is_in_footer: z.boolean(own('desk.faults.inFooter')),
  /** What filled the gaps of its template, by the names of `gaps`. Other legal texts start with the same answers. */
  answers: z.optional(z.record(z.string(), lineField(500))),
});

export type PageDraft = z.output<typeof pageDraft>;

/** The slug in a page's address. */
export const pageSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Maximum characters of a page's slug. */
export const longestSlug = 60;
