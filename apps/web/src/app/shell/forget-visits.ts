import { forgetViewed } from '../../features/catalogue/recently-viewed.ts';
import { clearRecent } from './search/recent-searches.ts';

/** Removes what the browser stores about a customer besides the session (behavior.md#customer-sign-out). */
export const forgetVisits = (): void => {
  forgetViewed();
  clearRecent();
};
