import { resolve } from 'node:path';
import { callerDir } from '@wearfolio/database/env';
import { InvalidArgumentError } from 'commander';
import { withDatabase } from '../database.ts';

/** The context of every command: a function that prints a line, and a signal that Ctrl-C aborts. */
export type Context = { say: (line: string) => void; signal: AbortSignal };

/** Runs a command's work on the shop's database. */
export const onDatabase = async ({ say }: Context, work: (url: string) => Promise<void>): Promise<void> => {
  await withDatabase(say, work);
};

/** Resolves a path relative to the caller's directory, since npm changes the current directory. */
export const callerPath = (path: string): string => resolve(callerDir, path);

export const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 2_147_483_647)
    throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
};

/** Parser for options that accept several numbers. */
export const wholeNumbers = (text: string, before: readonly number[] | undefined): number[] => [
  ...(before ?? []),
  wholeNumber(text),
];

export const share = (text: string): number => {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1))
    throw new InvalidArgumentError('It must be a share from 0 to 1, like 0.5.');
  return value;
};

export const positiveNumber = (text: string): number => {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError('It must be a number above 0, like 0.145.');
  return value;
};

/** Formats rows as aligned columns. Numbers must be formatted as text. */
export const tableLines = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)), []);
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};
