/** The languages of the catalogs, complete or not. The first is the language of the specification. */
export const languages = ['en', 'de', 'fr', 'es', 'sv', 'pl'] as const;

export type Language = (typeof languages)[number];

/** The languages of pages and markets: those that lack no text, so that no page mixes two (checks/src/messages.ts). */
export const locales = ['en', 'de', 'fr', 'es', 'sv', 'pl'] as const satisfies readonly Language[];

/** The languages of the desk, whose texts lack nothing either. */
export const deskLocales = ['en', 'de'] as const satisfies readonly (typeof locales)[number][];

export type DeskLocale = (typeof deskLocales)[number];

export const isDeskLocale = (text: unknown): text is DeskLocale => deskLocales.some((locale) => locale === text);

/**
 * Languages that only try the pages out: English with accents and 40 % longer, and English from right to left. They are
 * made from English, and served outside production.
 */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const;

export type Locale = (typeof locales)[number] | (typeof pseudoLocales)[number];

export const everyLocale: readonly Locale[] = [...locales, ...pseudoLocales];

export const everyDeskLocale: readonly Locale[] = [...deskLocales, ...pseudoLocales];

/** The language of a page that names none. */
export const defaultLocale = 'en' satisfies Locale;

export const isLocale = (text: string | null | undefined): text is Locale =>
  everyLocale.some((locale) => locale === text);

/** The direction in which a language is written, as in `dir` of HTML. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar-XB' ? 'rtl' : 'ltr');
