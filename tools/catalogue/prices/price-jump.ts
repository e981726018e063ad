/** A rise or fall by more than this, in percent of the shop's price, is held for ops. */
export const jumpPercent = 70;

/** Returns the SQL that tests whether `after` is a jump, for two columns of cents; null if one is unknown. */
export const isJump = (before: string, after: string): string =>
  `abs(${after}::bigint - ${before}) * 100 > ${before}::bigint * ${jumpPercent}`;

const storeJumpPercent = 20;
const fewest = 10;

/** Returns whether so many of a store's products jumped that the whole feed is probably wrong. */
export const isStoreJump = (held: number, products: number): boolean =>
  held >= fewest && held * 100 > products * storeJumpPercent;
