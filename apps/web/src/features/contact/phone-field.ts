import { contactInputs } from '@wearfolio/contracts/limits';
import type { ClipboardEvent, InputEvent } from 'react';

const { max } = contactInputs.phone;

/**
 * A phone number as the contract takes it: without the blanks, brackets, dots and slashes that people type, and without
 * the zero of '+49 (0)170', which is not dialed.
 */
export const barePhone = (typed: string): string =>
  typed
    .replace(/^(\s*\+\s*\d{1,3}\s*)\(0\)/, '$1')
    .replace(/[\s()./]/g, '')
    .replace(/\p{Pd}/gu, '-');

/** Drops blanks and brackets where they would take the room of a digit, which the field would cut off. */
export const makeRoom = ({ currentTarget: field, data }: InputEvent<HTMLInputElement>): void => {
  const isAtEnd = field.selectionStart === field.value.length;
  if (isAtEnd && field.value.length + data.length > max) field.value = barePhone(field.value);
};

/** The number after a paste that the field would cut off; null if it has room. A longer number is refused on submit. */
export const pastedPhone = ({
  currentTarget: field,
  clipboardData,
}: ClipboardEvent<HTMLInputElement>): string | null => {
  const { value, selectionStart, selectionEnd } = field;
  const whole = value.slice(0, selectionStart ?? 0) + clipboardData.getData('text') + value.slice(selectionEnd ?? 0);
  return whole.length > max ? barePhone(whole) : null;
};
