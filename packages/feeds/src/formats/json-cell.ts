import { isRecord } from '../profile/is-record.ts';

/** The text of a value of JSON; undefined unless it is a text or a number. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The objects of an array of JSON; none if the value is something else. */
export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
