import type { StoreSettings } from '@wearfolio/contracts/desk-store-settings';
import { useState } from 'react';

/** What is said of a feed and not kept yet, and what changes some of it. */
export const useSettings = (start: StoreSettings) => {
  const [settings, setSettings] = useState(start);
  const change = (changed: Partial<StoreSettings>): void => setSettings((before) => ({ ...before, ...changed }));
  return { settings, change };
};
