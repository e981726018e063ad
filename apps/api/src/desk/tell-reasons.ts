import type { Locale } from '@wearfolio/messages/locales';
import { storedIn } from '@wearfolio/messages/stored';
import { withoutCommands } from './without-commands.ts';

/** The fields of replies that hold what we say. All other texts are those of stores, staff and shoppers. */
const ours: ReadonlySet<string> = new Set([
  ...['reason', 'reasons', 'refusal', 'notes', 'why', 'source', 'phase', 'last_outcome'],
  ...['learned', 'measures', 'head'],
]);

/** What an object within one of these fields says. */
const words: ReadonlySet<string> = new Set(['name', 'text', 'reason']);

type Say = (text: string) => string;

const told = (value: unknown, say: Say, isOurs = false): unknown => {
  if (typeof value === 'string') return isOurs ? say(value) : value;
  if (Array.isArray(value)) return value.map((one) => told(one, say, isOurs));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const said = Object.entries(value).map(([name, one]) => [
    name,
    told(one, say, ours.has(name) || (isOurs && words.has(name))),
  ]);
  // A sentence of the reply has a symbol, by which it is told.
  return { ...value, ...Object.fromEntries(said) };
};

/**
 * A reply of the desk with its reasons and names of figures, which are stored in English and for the terminal, in a
 * language and without commands.
 */
export const tellReasons = (reply: unknown, locale: Locale): unknown => {
  const say = storedIn(locale);
  return told(reply, (text) => say(withoutCommands(text)));
};
