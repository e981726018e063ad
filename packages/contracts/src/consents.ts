/**
 * What shoppers agree to, as forms show it. A changed text is a new version: consents are recorded with the text that was
 * shown.
 */
export const consents = {
  newsletter: {
    version: 1,
    wording: 'We e-mail you our newsletter once you confirm it. Each one has a link that ends it.',
  },
  alerts: {
    version: 2,
    wording: 'E-mail me about my favorites and saved searches',
  },
} as const;
