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
    version: 1,
    wording:
      'We e-mail you when your favorites and saved searches have news. You can switch this off in your profile, or by a link in each e-mail.',
  },
} as const;
