import type { SearchFrequency } from '@wearfolio/contracts/limits';

/** What a customer reads of each frequency. */
export const frequencyNames: Readonly<Record<SearchFrequency, string>> = {
  immediately: 'Immediately',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'Never',
};
