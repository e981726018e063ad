import type { SearchFrequency } from '@wearfolio/contracts/limits';

/** The labels of the frequencies. */
export const frequencyNames: Readonly<Record<SearchFrequency, string>> = {
  immediately: 'Immediately',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'Never',
};
