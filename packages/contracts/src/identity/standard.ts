/** The default name of the shop. */
export const standardName = 'Wearfolio';

/** The default currency. */
export const standardCurrency = 'USD';
