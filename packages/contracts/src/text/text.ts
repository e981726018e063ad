import * as z from 'zod/mini';
import { countCharacters } from './characters.ts';

/** What is said of a text that holds a NUL, half a surrogate pair or, on one line, a control character. */
export const notPlainText = 'Not a valid text';

/** Well-formed Unicode that PostgreSQL can keep: no lone surrogate, no NUL. */
export const isPlainText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** As `isPlainText`, without line breaks and other control characters, which would reach mail headers and logs. */
export const isPlainLine = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

/** A name as it is kept: without white space around it, and with one blank for whatever there is within. */
export const foldSpace = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * Whether something is seen of a text. White space shows nothing, nor does what Unicode itself calls ignorable: zero-width
 * characters, fillers and the like; nor an empty cell of Braille.
 */
export const isSeen = (text: string): boolean => /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text);

/** A condition that a text must meet, and what is said when it does not. */
export type Rule = readonly [holds: (text: string) => boolean, message: string];

/**
 * Checks several rules and reports only the first that is broken, so that a
 * field shows one sentence. Unlike an aborting check it lets the rules between
 * fields run all the same.
 */
export const rules = (...list: readonly Rule[]) =>
  z.check<string>((payload) => {
    if (payload.issues.length > 0) return;
    const broken = list.find(([holds]) => !holds(payload.value));
    if (!broken) return;
    payload.issues.push({ code: 'custom', message: broken[1], input: payload.value, continue: true });
  });

/** The shortest length, in characters. */
export const atLeast = (length: number, message: string): Rule => [(text) => countCharacters(text) >= length, message];

/** The longest, in UTF-16 units, as `maxlength` counts in the browser: what an input lets one type is never refused. */
export const atMost = (length: number, message: string): Rule => [(text) => text.length <= length, message];

/** Refuses what is not empty and of which nothing is seen; blanks alone are for `atLeast`, once they are trimmed. */
export const notUnseen = (message: string): Rule => [(text) => text.trim() === '' || isSeen(text), message];
