import { forgetViewed } from '../../features/catalogue/recently-viewed.ts';
import { clearRecent } from './search/recent-searches.ts';

/** What the browser remembers of a customer beside the session goes with them (decision 60). */
export const forgetVisits = (): void => {
  forgetViewed();
  clearRecent();
};
