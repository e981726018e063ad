/** The languages of pages. The first is the language of the specification. */
export const locales = ['en', 'de'] as const;

/**
 * Languages that only try the pages out: English with accents and 40 % longer, and English from right to left. They are
 * made from English, and served outside production.
 */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const;

export type Locale = (typeof locales)[number] | (typeof pseudoLocales)[number];

export const everyLocale: readonly Locale[] = [...locales, ...pseudoLocales];

/** The language of a page that names none. */
export const defaultLocale = 'en' satisfies Locale;

export const isLocale = (text: string | null | undefined): text is Locale =>
  everyLocale.some((locale) => locale === text);

/** The direction in which a language is written, as in `dir` of HTML. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar-XB' ? 'rtl' : 'ltr');
