import { own } from '@wearfolio/messages/own';

/**
 * The consent texts of the forms. Change the version with the text: a consent is stored with the text that the shopper
 * saw.
 */
export const consents = {
  newsletter: {
    version: 1,
    wording: own('rules.newsletterConsent'),
  },
  alerts: {
    version: 2,
    wording: own('rules.alertsConsent'),
  },
} as const;
