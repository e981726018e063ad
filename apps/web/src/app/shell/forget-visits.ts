import { forgetViewed } from '../../features/catalogue/recently-viewed.ts';
import { clearRecent } from './search/recent-searches.ts';

/** Removes what the browser stores about a customer besides the session (decision 60). */
export const forgetVisits = (): void => {
  forgetViewed();
  clearRecent();
};
