import { compileFor } from './compile.ts';
import type { Key } from './english.ts';
import type { Locale } from './locales.ts';
import type { Compiled } from './print.ts';

const known = new Map<Locale, Map<Key, Compiled>>();

/**
 * Finds a message in the catalog of a language, compiled when it is first used. In scripts for browsers, the build puts
 * the message in place of its key (apps/web/inlined-messages.ts), and `inlined.ts` takes the place of this module.
 */
export const find = (locale: Locale, key: Key): Compiled => {
  const messages = known.get(locale) ?? new Map<Key, Compiled>();
  known.set(locale, messages);
  const message = messages.get(key) ?? compileFor(locale, key);
  messages.set(key, message);
  return message;
};
