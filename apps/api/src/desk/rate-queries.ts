import { ageOfUsedRates } from '@wearfolio/catalogue/prices/rates';

/** The day and age of old exchange rates that convert prices, or null. */
export const findStaleRates = (databaseUrl: string, currency: string) => ageOfUsedRates(databaseUrl, currency);
