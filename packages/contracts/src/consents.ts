/**
 * The consent texts of the forms. Change the version with the text: a consent is stored with the text that the shopper
 * saw.
 */
export const consents = {
  newsletter: {
    version: 1,
    wording: 'We e-mail you our newsletter once you confirm. You can unsubscribe with the link in each issue.',
  },
  alerts: {
    version: 2,
    wording: 'E-mail me about my favorites and saved searches',
  },
} as const;
