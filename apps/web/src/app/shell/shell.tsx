import { Suspense, useEffect, useRef } from 'react';
import { type Location, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { QuickViewHost } from '../../features/catalogue/quick-view/quick-view-host.tsx';
import { useFreshCategories } from '../../features/catalogue/use-categories.ts';
import { VerifyBanner } from '../../features/customer/account/verify-banner.tsx';
import { t } from '../../lib/t.tsx';
import { isSheetEntry } from '../../lib/use-sheet.ts';
import { DetailsHeart } from '../../pages/parts/details-heart.tsx';
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx';
import { PageComing } from '../../ui/page-coming.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { brandPath } from '../paths.ts';
import { ScrollRestoration } from '../scroll-restoration.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PlainNavigation } from './navigation/plain-navigation.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

const [Companions] = lazyPart(async () => (await import('./companions.tsx')).Companions, Nothing);

const mainId = 'main';

/**
 * Moves the focus to a new page, so that keyboard and screen readers start at its top. Not if the customer is typing,
 * and not if only a word of the search was removed.
 */
const useFocusOnNewPage = (location: Location) => {
  const { pathname, state } = location;
  const [query] = useSearchParams();
  // Another keyword at the same path is a new page.
  const page = `${pathname}?${query.get('keyword') ?? ''}`;
  const isWithin = state?.scrollTo !== undefined || isSheetEntry(location);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isWithin) return;
    if (document.activeElement?.matches('input, textarea')) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [page, isWithin]);
};

/** The frame of every page: header, main region and footer (behavior.md#shell-header). */
export const Shell = () => {
  const location = useLocation();
  const { pathname } = location;
  useFocusOnNewPage(location);
  useFreshCategories(pathname);
  return (
    <div className="relative flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="fixed top-2 left-2 z-(--z-skip-link) -translate-y-20 bg-ink px-4 py-3 text-on-ink focus:translate-y-0"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(mainId)?.focus();
        }}
      >
        {t('shell.skipToContent')}
      </a>
      <Header />
      <PlainNavigation />
      <VerifyBanner />
      <main id={mainId} tabIndex={-1} className="min-h-dvh flex-1">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageComing />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <QuickViewHost
        brandHrefOf={brandPath}
        favorite={(details, colorId) => <DetailsHeart details={details} colorId={colorId} isInModal />}
      />
      <ScrollToTop />
      <Companions />
      <ScrollRestoration />
    </div>
  );
};
