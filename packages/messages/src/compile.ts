import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Key, textsOf } from './english.ts';
import { german } from './german.ts';
import { defaultLocale, type Locale } from './locales.ts';
import type { Compiled } from './print.ts';
import { pseudoOf } from './pseudo.ts';

/** Compiles a message of ICU syntax. `mapText` changes the texts between its values. */
export const compile = (text: string, mapText?: (text: string) => string): Compiled => {
  const parts = compileMessageOrThrow(text, mapText);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
};

const translations: Readonly<Partial<Record<Locale, Readonly<Partial<Record<Key, string>>>>>> = { de: german };

/** The keys of the texts that a language lacks. The desk is in English only. */
export const missingIn = (locale: Locale): Key[] =>
  locale === defaultLocale
    ? []
    : (Object.keys(textsOf) as Key[]).filter(
        (key) => !key.startsWith('desk.') && translations[locale]?.[key] === undefined,
      );

/** A message compiled for a language. English stands in for a text that a language lacks. */
export const compileFor = (locale: Locale, key: Key): Compiled =>
  compile(translations[locale]?.[key] ?? textsOf[key], pseudoOf(locale));
