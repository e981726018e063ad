import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { countCharacters } from './characters.ts';

/** The message for text with a NUL, a lone surrogate or, in a single line, a control character. */
export const notPlainText = own('rules.notPlain');

/** Whether PostgreSQL can store the text: no lone surrogate, no NUL. */
export const isPlainText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * Like `isPlainText`, and without line breaks and other control characters, which could reach mail headers and logs.
 */
export const isPlainLine = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

// Without its end, an override such as U+202E turns the text after it around.
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes what changes the direction of the text after it. */
export const removeTurning = (text: string): string => text.replace(turning, '');

/** Trims a name, replaces white space within it with a single space, and removes what changes the text direction. */
export const foldSpace = (text: string): string => removeTurning(text).trim().replace(/\s+/g, ' ');

/**
 * Whether the text has a visible character. White space, characters that Unicode calls ignorable (such as zero-width
 * characters and fillers) and an empty Braille cell are invisible.
 */
export const isSeen = (text: string): boolean => /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text);

/** What is wrong with a field, so that a page can say it in another language: `{ code: 'too_short', min: 3 }`. */
export type FieldFault = { code: string; min?: number; max?: number };

/** A condition on a text, and the message and the code when it does not hold. */
export type Rule = readonly [holds: (text: string) => boolean, message: string, fault?: FieldFault];

/**
 * Checks rules in order and reports only the first broken one, so that a field shows one message. Unlike an aborting
 * check, it lets rules between fields run.
 */
export const rules = (...list: readonly Rule[]) =>
  z.check<string>((payload) => {
    if (payload.issues.length > 0) return;
    const broken = list.find(([holds]) => !holds(payload.value));
    if (!broken) return;
    const [, message, fault = { code: 'invalid' }] = broken;
    payload.issues.push({ code: 'custom', message, params: { fault }, input: payload.value, continue: true });
  });

/** Minimum length in characters. */
export const atLeast = (min: number, message: string): Rule => [
  (text) => countCharacters(text) >= min,
  message,
  min === 1 ? { code: 'missing' } : { code: 'too_short', min },
];

/** Maximum length in UTF-16 units, like `maxlength`, so that what an input allows is always accepted. */
export const atMost = (max: number, message: string): Rule => [
  (text) => text.length <= max,
  message,
  { code: 'too_long', max },
];

/** Rejects a text that has characters but no visible one. `atLeast` handles text of only spaces after trimming. */
export const notUnseen = (message: string): Rule => [
  (text) => text.trim() === '' || isSeen(text),
  message,
  { code: 'missing' },
];
