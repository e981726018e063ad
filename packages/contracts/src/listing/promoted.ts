/**
 * The computed collections that lead the menu: products first seen in the last `newDays` days, and products on sale
 * (behavior.md#listing-new-and-sale).
 */
export const promotedKeys = ['new', 'sale'] as const;

export type PromotedKey = (typeof promotedKeys)[number];

/** Whether a collection is computed by these rules. */
export const isPromoted = (key: string): key is PromotedKey => promotedKeys.some((one) => one === key);

/** How many days a product is new. */
export const newDays = 30;
