import { form, honeypotField, newsletterEmailField } from './fields.ts';

/** The fields of both newsletter forms. */
export const subscribeForm = form({ email: newsletterEmailField, leave_empty: honeypotField });
