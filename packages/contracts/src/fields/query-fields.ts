import * as z from 'zod/mini';
import { filterValuesMax, keywordMax } from '../limits.ts';
import { isPlainText, notPlainText } from '../text/text.ts';

type Query = Record<string, unknown>;

const asList = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

/**
 * Brings `name` and `name[]` of each list filter into one array under `name`.
 * `plain` names filters of one value, which have no `name[]`. A key that begins
 * with a filter's name and is none of these is refused, so that a misspelt
 * filter never turns into no filter at all. Of `loose` lists other keys may begin as they do.
 */
export const gatherLists = (names: readonly string[], plain: readonly string[] = [], loose: readonly string[] = []) =>
  z.pipe(
    z.record(z.string(), z.unknown(), 'Not a query'),
    z.transform((query: Query, context) => {
      const gathered: Query = {};
      for (const [key, value] of Object.entries(query)) {
        const list = loose.find((candidate) => key === candidate || key === `${candidate}[]`);
        const name = [...names, ...plain].find((candidate) => key.startsWith(candidate));
        if (list) {
          gathered[list] = [...asList(gathered[list]), ...asList(value)];
        } else if (!name || plain.includes(key)) {
          gathered[key] = value;
        } else if (names.includes(name) && (key === name || key === `${name}[]`)) {
          gathered[name] = [...asList(gathered[name]), ...asList(value)];
        } else {
          context.issues.push({ code: 'custom', path: [key], message: `Unknown filter ${key}`, input: query });
        }
      }
      return gathered;
    }),
  );

const plainText = (max: number, tooLong = `At most ${max} characters`) =>
  z.string(notPlainText).check(z.maxLength(max, tooLong), z.refine(isPlainText, notPlainText));

const trimmed = (text: z.ZodMiniType<string, string>) =>
  z._default(
    z.pipe(
      text,
      z.transform((given: string) => given.trim()),
    ),
    '',
  );

/** A free text of the query string, trimmed; absent and empty are the same. */
export const textParam = trimmed(plainText(keywordMax));

/** As `textParam`, for what a shopper searches for and reads the refusal of. */
export const keywordParam = trimmed(plainText(keywordMax, `A search may be at most ${keywordMax} characters long`));

const idPattern = /^[1-9]\d{0,8}$/;

/** A whole positive number as digits, as every public id is. */
export const idParam = z.pipe(
  z.string('Must be a whole number').check(z.regex(idPattern, 'Must be a whole number')),
  z.transform(Number),
);

const unique = <T>(values: T[]): T[] => [...new Set(values)];

/** Ids of one filter; absent means no filter, an empty value is refused. */
export const idListParam = z._default(
  z.pipe(
    z.array(idParam).check(z.maxLength(filterValuesMax, `At most ${filterValuesMax} values`)),
    z.transform(unique<number>),
  ),
  [],
);

/** Names of one filter, each trimmed; absent means no filter, an empty name is refused. */
export const nameListParam = z._default(
  z.pipe(
    z
      .array(plainText(keywordMax).check(z.trim(), z.minLength(1, 'Must not be empty')))
      .check(z.maxLength(filterValuesMax, `At most ${filterValuesMax} values`)),
    z.transform(unique<string>),
  ),
  [],
);

const notAPage = 'Page must be a whole number of 1 or more';

const pageNumber = z.pipe(
  z.string(notAPage).check(z.regex(/^\d{0,9}$/, notAPage)),
  z.transform((text: string) => Math.max(1, Number(text))),
);

/** 1-based. Missing, empty and 0 mean the first page: the home page asks for 0 (decision 14). */
export const pageParam = z._default(pageNumber, 1);

/** As `pageParam`, for lists that come whole when no page is asked for. */
export const optionalPageParam = z.optional(pageNumber);

/** In currency units; `max` null: everything above `min`. */
export type PriceRange = { min: number; max: number | null };

const rangePattern = /^(\d{1,7}) ?- ?(\d{1,7})?$/;

const notARange = "A price range looks like '0-50'";

const priceRangeParam = z.pipe(
  z.string(notARange).check(z.regex(rangePattern, notARange)),
  z.pipe(
    z.transform((text: string): PriceRange => {
      const [, min, max] = rangePattern.exec(text) ?? [];
      return { min: Number(min), max: max === undefined ? null : Number(max) };
    }),
    z.custom<PriceRange>((range) => {
      const { min, max } = range as PriceRange;
      return max === null || min < max;
    }, 'The range must end above its beginning'),
  ),
);

/** Price ranges in currency units; both `0-50` and `0 - 50` are read (decision 15). */
export const priceRangeListParam = z._default(
  z.array(priceRangeParam).check(z.maxLength(filterValuesMax, `At most ${filterValuesMax} values`)),
  [],
);
