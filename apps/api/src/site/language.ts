import { defaultLocale, directionOf, type Locale } from '@wearfolio/messages/locales';

/** The addresses of scripts in a language (apps/web/inlined-messages.ts). */
export const codeIn = (locale: Locale, code: readonly string[]): readonly string[] =>
  locale === defaultLocale ? code : code.map((address) => address.replace('/assets/', `/assets/${locale}/`));

const code = /(<(?:script type="module"|link rel="modulepreload") [^>]*?(?:src|href)=")([^"]+)/g;

/** The built page in a language: its name, its direction and its scripts. */
export const inLanguage = (html: string, locale: Locale): string => {
  if (locale === defaultLocale) return html;
  const direction = directionOf(locale) === 'rtl' ? ' dir="rtl"' : '';
  return html
    .replace('<html lang="en">', `<html lang="${locale}"${direction}>`)
    .replace(code, (_, tag: string, address: string) => tag + codeIn(locale, [address]).join(''));
};
