/** The default name of the shop. */
export const standardName = 'Wearfolio';

/** The default currency. */
export const standardCurrency = 'USD';

/** The country to which delivery is shown by default. */
export const standardCountry = 'US';
