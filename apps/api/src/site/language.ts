import { defaultLocale, directionOf, type Locale } from '@wearfolio/messages/locales';
import { translateIn } from '@wearfolio/messages/translate';

/** The addresses of scripts in a language (apps/web/inlined-messages.ts). */
export const codeIn = (locale: Locale, code: readonly string[]): readonly string[] =>
  locale === defaultLocale ? code : code.map((address) => address.replace('/assets/', `/assets/${locale}/`));

const code = /(<(?:script type="module"|link rel="modulepreload") [^>]*?(?:src|href)=")([^"]+)/g;

const noScript = /(<noscript>.*?<p>).*?(<\/p>.*?<a [^>]*>).*?(<\/a>.*?<\/noscript>)/s;

/** The built page in a language: its name, its direction, its scripts, and what it says without them. */
export const inLanguage = (html: string, locale: Locale): string => {
  if (locale === defaultLocale) return html;
  const direction = directionOf(locale) === 'rtl' ? ' dir="rtl"' : '';
  const t = translateIn(locale);
  return html
    .replace(noScript, (_, start: string, middle: string, end: string) =>
      [start, t('shell.needsScript'), middle, t('shell.withoutScript'), end].join(''),
    )
    .replace('<html lang="en">', `<html lang="${locale}"${direction}>`)
    .replace(code, (_, tag: string, address: string) => tag + codeIn(locale, [address]).join(''));
};
