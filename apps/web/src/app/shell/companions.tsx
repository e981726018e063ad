import { useEffect } from 'react';
import { keepComparison } from '../../features/catalogue/compare/own-comparison.ts';
import { forgetViewed } from '../../features/catalogue/recently-viewed.ts';
import { SizesHost } from '../../features/catalogue/sizes/sizes-host.tsx';
import { SessionKeeper } from '../../features/customer/account/session-keeper.tsx';
import { FavoritesHost } from '../../features/favorites/favorites-host.tsx';
import { SearchesHost } from '../../features/searches/searches-host.tsx';
import { takeNewVersion } from '../../lib/new-version.ts';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { restoreTyped } from '../../lib/typed-text.ts';
import { forgetOffline, startOffline } from '../../offline/offline.ts';
import { prepareToasts, showToast } from '../../ui/toast/show-toast.ts';
import { OfflineNotice } from '../offline-notice.tsx';
import { routes } from '../paths.ts';
import { usePageViews } from '../use-page-views.ts';
import { MarketSuggestion } from './market-suggestion.tsx';
import { clearRecent } from './search/recent-searches.ts';

/** Removes what the browser stores about a customer besides the session (behavior.md#customer-sign-out). */
const forgetVisits = (): void => {
  forgetViewed();
  keepComparison([]);
  forgetOffline();
  clearRecent();
};

// The worker is built only with the shop. It waits, because the page itself needs the connection more.
const keepPages = (): void => {
  if (import.meta.env.PROD) setTimeout(() => void startOffline(), 2000);
};

const tellNewVersion = (): void => {
  if (!takeNewVersion()) return;
  restoreTyped();
  showToast({ text: t('shell.updated') });
};

/** Components that every page has but that the first view does not show, so their code is loaded later. */
export const Companions = () => {
  usePageViews();
  useEffect(prepareToasts, []);
  useEffect(tellNewVersion, []);
  useEffect(keepPages, []);
  return (
    <>
      <OfflineNotice />
      {settings.markets && <MarketSuggestion />}
      <SessionKeeper loginHref={routes.login} onForget={forgetVisits} />
      <FavoritesHost />
      <SizesHost />
      <SearchesHost />
    </>
  );
};
