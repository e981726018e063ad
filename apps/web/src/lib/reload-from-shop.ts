import { listCategories } from '@wearfolio/contracts/catalogue';
import { call } from './api-client.ts';

/** Reloads the page if the shop answers. Otherwise the current page is better than the browser's error page. */
export const reloadFromShop = (): Promise<void> =>
  call(listCategories, {}).then(
    () => window.location.reload(),
    () => undefined,
  );
