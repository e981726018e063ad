/** A price that rises or falls by more than this, in per cent of the price that the shop shows, waits for ops. */
export const jumpPercent = 70;

/** Whether `after` jumped, as SQL over two columns of cents; null where one of them is unknown. */
export const isJump = (before: string, after: string): string =>
  `abs(${after}::bigint - ${before}) * 100 > ${before}::bigint * ${jumpPercent}`;

const storeJumpPercent = 20;
const fewest = 10;

/** Whether so many of a store's products jumped that the feed is more likely wrong as a whole than they one by one. */
export const isStoreJump = (held: number, products: number): boolean =>
  held >= fewest && held * 100 > products * storeJumpPercent;
