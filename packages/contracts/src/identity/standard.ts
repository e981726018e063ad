/** What the shop is called by itself. */
export const standardName = 'Wearfolio';

/** The currency of a shop that says none. */
export const standardCurrency = 'USD';
