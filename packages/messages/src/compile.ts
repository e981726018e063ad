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

const missing = (language: Language, isNeeded: (key: Key) => boolean): Key[] =>
  language === defaultLocale
    ? []
    : (Object.keys(textsOf) as Key[]).filter((key) => isNeeded(key) && translations[language]?.[key] === undefined);

const isOfDesk = (key: Key): boolean => key.startsWith('desk.');

/** The keys of the shop's texts that a language lacks. */
export const missingIn = (language: Language): Key[] => missing(language, (key) => !isOfDesk(key));

/** The keys of the desk's texts that a language lacks. */
export const missingAtDesk = (language: Language): Key[] => missing(language, isOfDesk);

/** A message compiled for a language. English stands in for a text that a language lacks. */
export const compileFor = (locale: Locale, key: Key): Compiled =>
  compile(translations[locale]?.[key] ?? textsOf[key], pseudoOf(locale));
