import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Key, textsOf } from './english.ts';
import type { Locale } from './locales.ts';
import type { Compiled } from './print.ts';
import { pseudoOf } from './pseudo.ts';

/** Compiles a message of ICU syntax. `mapText` changes the texts between its values. */
export const compile = (text: string, mapText?: (text: string) => string): Compiled => {
  const parts = compileMessageOrThrow(text, mapText);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
};

/** A message compiled for a language. */
export const compileFor = (locale: Locale, key: Key): Compiled => compile(textsOf[key], pseudoOf(locale));
