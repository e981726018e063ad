import { form, honeypotField, newsletterEmailField } from './fields.ts';

/** What both newsletter forms send. */
export const subscribeForm = form({ email: newsletterEmailField, leave_empty: honeypotField });
