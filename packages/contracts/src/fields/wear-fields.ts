import * as z from 'zod/mini';
import { wornMax } from '../limits.ts';

const notWear = "Must look like 'women-shoes:UK:5'";

/** A size that a shopper wears: `kind:system:size`. The kind may begin with the audience. */
export const wearItem = z
  .string(notWear)
  .check(z.regex(/^[a-z]{3,8}(?:-[a-z]{3,8})?:[A-Za-z]{2,7}:[A-Za-z0-9 ./-]{1,20}$/, notWear));

/** A guest's sizes. Absent means none. */
export const wearListParam = z._default(z.array(wearItem).check(z.maxLength(wornMax, `At most ${wornMax} sizes`)), []);

/** `1`: only products that fit the customer of the token. */
export const fitParam = z.pipe(
  z._default(z.enum(['', '0', '1'], 'Fit must be 1 or 0'), ''),
  z.transform((text: '' | '0' | '1'): boolean => text === '1'),
);
