import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Key, textsOf } from './english.ts';
import { defaultLocale, type Language, type Locale } from './locales.ts';
import type { Compiled } from './print.ts';
import { pseudoOf } from './pseudo.ts';
import { translations } from './translations.ts';

/** Compiles a message of ICU syntax. `mapText` changes the texts between its values. */
export const compile = (text: string, mapText?: (text: string) => string): Compiled => {
  const parts = compileMessageOrThrow(text, mapText);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
};

/** The keys of the texts that a language lacks. The desk is in English only. */
export const missingIn = (language: Language): Key[] =>
  language === defaultLocale
    ? []
    : (Object.keys(textsOf) as Key[]).filter(
        (key) => !key.startsWith('desk.') && translations[language]?.[key] === undefined,
      );

/** A message compiled for a language. English stands in for a text that a language lacks. */
export const compileFor = (locale: Locale, key: Key): Compiled =>
  compile(translations[locale]?.[key] ?? textsOf[key], pseudoOf(locale));
