import * as z from 'zod/mini';
import { filterValuesMax, keywordMax } from '../limits.ts';
import { isPlainText, notPlainText } from '../text/text.ts';

type Query = Record<string, unknown>;

const asList = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

/**
 * Merges `name` and `name[]` of each list filter into one array under `name`. `plain` lists filters with a single
 * value, which have no `name[]`. Rejects other keys that begin with a filter's name, so that a misspelled filter is
 * never ignored. Keys that begin with a name in `loose` are allowed.
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

/** Trimmed text of the query string. Absent and empty mean the same. */
export const textParam = trimmed(plainText(keywordMax));

/** Like `textParam`, for a shopper's keyword, with a message for shoppers. */
export const keywordParam = trimmed(plainText(keywordMax, `A search may be at most ${keywordMax} characters long`));

const idPattern = /^[1-9]\d{0,8}$/;

/** A positive integer as digits, like every public id. */
export const idParam = z.pipe(
  z.string('Must be a whole number').check(z.regex(idPattern, 'Must be a whole number')),
  z.transform(Number),
);

const unique = <T>(values: T[]): T[] => [...new Set(values)];

/** Ids of one filter. Absent means no filter; an empty value is rejected. */
export const idListParam = z._default(
  z.pipe(
    z.array(idParam).check(z.maxLength(filterValuesMax, `At most ${filterValuesMax} values`)),
    z.transform(unique<number>),
  ),
  [],
);

/** Trimmed names of one filter. Absent means no filter; an empty name is rejected. */
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

/**
 * Pages count from 1. Missing, empty and 0 mean the first page, because the home page sends 0
 * (behavior.md#listing-pages).
 */
export const pageParam = z._default(pageNumber, 1);

/** Like `pageParam`, for lists that return everything when no page is given. */
export const optionalPageParam = z.optional(pageNumber);

/** In currency units. A null `max` means no upper limit. */
export type PriceRange = { min: number; max: number | null };

const rangePattern = /^(\d{1,7}(?:\.\d{1,2})?) ?- ?(\d{1,7}(?:\.\d{1,2})?)?$/;

const notARange = "A price range must look like '0-50'";

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

/** Price ranges in currency units. Accepts `0-50`, `0 - 50` (behavior.md#listing-price-buckets) and `0-49.99`. */
export const priceRangeListParam = z._default(
  z.array(priceRangeParam).check(z.maxLength(filterValuesMax, `At most ${filterValuesMax} values`)),
  [],
);
