import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { atLeast, atMost, foldSpace, isPlainLine, isPlainText, notPlainText, notUnseen, rules } from '../text/text.ts';

// Texts and numbers in the forms of the desk. They measure with `atMost`, so that an input's `maxlength` always fits.

const charactersOf = (max: number): string => own('desk.faults.characters', { max });

/** The message for a value that is no text, and that for a text that is too long. */
type Faults = { noText?: string; tooLong?: string };

/** One line of at most `max` characters. */
export const lineField = (max: number, { noText = notPlainText, tooLong = charactersOf(max) }: Faults = {}) =>
  z.string(noText).check(rules(atMost(max, tooLong), [isPlainLine, notPlainText]));

/** Text of at most `max` characters, also in several lines. */
export const textField = (max: number, { noText = notPlainText, tooLong = charactersOf(max) }: Faults = {}) =>
  z.string(noText).check(rules(atMost(max, tooLong), [isPlainText, notPlainText]));

/** One line that is not empty. */
export const neededLine = (missing: string, max: number, tooLong = charactersOf(max)) =>
  z.string(missing).check(rules(atLeast(1, missing), atMost(max, tooLong), [isPlainLine, notPlainText]));

/** A name: one line with something to see in it, trimmed and with single spaces. */
export const nameField = (missing: string, max: number, tooLong?: string) =>
  neededLine(missing, max, tooLong).check(rules(notUnseen(missing)), z.overwrite(foldSpace));

/** What staff write to somebody: text with something to see in it, trimmed. */
export const letterField = (missing: string, max: number, tooLong: string) =>
  z
    .string(missing)
    .check(
      rules([isPlainText, notPlainText], notUnseen(missing)),
      z.trim(),
      rules(atLeast(1, missing), atMost(max, tooLong)),
    );

const notACount = own('desk.faults.wholeNumber');

/** A whole number of 0 or more, such as the version that a change is based on. */
export const countField = z
  .number(notACount)
  .check(z.refine((count) => Number.isInteger(count) && count >= 0 && count <= 999_999_999, notACount));
