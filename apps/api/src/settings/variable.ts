import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartRefused } from './start-refused.ts';

/** A variable of the environment: the schema of its value, and what it accepts, for error messages and the manual. */
export type Variable<Schema extends z.ZodMiniType = z.ZodMiniType> = { schema: Schema; accepts: string };

/** The schemas of some variables by name. */
export type Shape<Variables extends Record<string, Variable>> = {
  [Name in keyof Variables]: Variables[Name]['schema'];
};

/** The parsed values of some variables by name. */
export type Values<Variables extends Record<string, Variable>> = z.output<z.ZodMiniObject<Shape<Variables>>>;

/** The root of the repository. Relative folders in settings start here. */
export const rootDir = join(import.meta.dirname, '..', '..', '..', '..');

export const variable = <Schema extends z.ZodMiniType>(accepts: string, schema: Schema): Variable<Schema> => ({
  schema,
  accepts,
});

export const text = (isValid: (value: string) => boolean) => z.string().check(z.refine(isValid));

const splitList = z.transform((list: string) => list.split(/[,\s]+/).filter((entry) => entry !== ''));

/** A list separated by commas or spaces. Empty by default. */
export const listOf = (isValid: (value: string) => boolean) =>
  z._default(z.pipe(z.string(), z.pipe(splitList, z.array(text(isValid)))), []);

/** A number whose digits `isValid` accepts. */
export const number = (isValid: (digits: string) => boolean) => z.pipe(text(isValid), z.transform(Number));

/** Accepts whole numbers from `least` to `most`. */
export const isBetween =
  (least: number, most: number) =>
  (digits: string): boolean =>
    /^\d{1,15}$/.test(digits) && Number(digits) >= least && Number(digits) <= most;

export const isPort = isBetween(1, 65_535);

export const isPortOrNone = isBetween(0, 65_535);

export const isCount = isBetween(0, 999_999_999_999_999);

export const isOrigin = (value: string): boolean =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

export const isHttpUrl = (value: string): boolean => /^https?:$/.test(URL.parse(value)?.protocol ?? '');

/** The trimmed content of the file that the variable `name` names. Throws StartRefused when it cannot be read. */
export const readFileOf = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartRefused(`${name} names ${file}, which cannot be read (${(error as Error).message}).`);
  }
};
