import type { StoreSettings } from '@wearfolio/contracts/desk-store-settings';
import { useState } from 'react';

/**
 * The unsaved settings of a feed, and a function to change some. No `useDeskForm`, which sends one call: each change is
 * previewed, and a dry run and an import take the same settings.
 */
export const useSettings = (start: StoreSettings) => {
  const [settings, setSettings] = useState(start);
  const change = (changed: Partial<StoreSettings>): void => setSettings((before) => ({ ...before, ...changed }));
  return { settings, change };
};
