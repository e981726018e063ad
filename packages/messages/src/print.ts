import { I18n } from '@lingui/core';
import type { Locale } from './locales.ts';

/** A message as Lingui compiles it: plain text, or its parts. */
export type Compiled = string | readonly unknown[];

export type Values = Readonly<Record<string, string | number>>;

const printers = new Map<Locale, I18n>();

const printerOf = (locale: Locale): I18n => {
  const known = printers.get(locale);
  if (known) return known;
  const printer = new I18n({ locale, messages: { [locale]: {} } });
  printers.set(locale, printer);
  return printer;
};

type Parts = Parameters<I18n['load']>[1][string];

// Lingui reads `\u0041` as a letter, also where a shopper typed it. A private character stands in for the backslash.
const standIn = '\ue000';

const shielded = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', standIn) : value,
    ]),
  );

/** Fills the values into a compiled message, with plurals and numbers of the language. */
export const print = (locale: Locale, compiled: Compiled, values?: Values): string => {
  if (typeof compiled === 'string') return compiled;
  const printer = printerOf(locale);
  // Messages stand where they are used and not in a catalog, so the printer gets them one at a time.
  printer.load(locale, { message: compiled as Parts });
  return printer._('message', values && shielded(values)).replaceAll(standIn, '\\');
};
