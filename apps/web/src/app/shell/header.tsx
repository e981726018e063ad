import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMenu } from '../../features/catalogue/use-categories.ts';
import { AccountMenu } from '../../features/customer/account/account-menu.tsx';
import { Greeting } from '../../features/customer/account/greeting.tsx';
import { HeaderHeart } from '../../features/favorites/header-heart.tsx';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { useIsScrolledPast } from '../../lib/use-is-scrolled-past.ts';
import { Icon } from '../../ui/icon.tsx';
import { routes } from '../paths.ts';
import { accountPaths } from './account-paths.ts';
import { GuestLink } from './guest-link.tsx';
import { TopNavigation } from './navigation/top-navigation.tsx';
import { useMegaMenu } from './navigation/use-mega-menu.ts';
import { PhoneButtons } from './phone-buttons.tsx';
import { SearchBox } from './search/search-box.tsx';
import { SearchButton } from './search/search-button.tsx';
import { ShopName } from './shop-name.tsx';

/** 72 high (56 on phones); after 90 px of scroll it is fixed and 56 high. */
export const Header = () => {
  const entries = useMenu();
  const bar = useRef<HTMLElement>(null);
  const menu = useMegaMenu(bar);
  const mark = useRef<HTMLDivElement>(null);
  const isFixed = useIsScrolledPast(mark);
  return (
    <div className="needs-screen relative z-(--z-header) h-(--header-height) shrink-0">
      <div ref={mark} className="absolute top-0 h-[90px] w-px" />
      {menu.open !== null && (
        // A click outside closes the menu without pressing anything else, like Escape.
        <div
          aria-hidden="true"
          className="fixed inset-0 -z-1 animate-arrive bg-scrim"
          onClick={() => menu.show(null)}
        />
      )}
      <header
        ref={bar}
        className={`page-margins w-full border-b border-line bg-paper ${isFixed ? 'fixed inset-x-0 top-0 animate-slide-in' : 'relative'}`}
      >
        <div
          className={`grid grid-cols-[1fr_auto_1fr] items-center gap-4 md:max-lg:grid-cols-[auto_auto_1fr] md:max-lg:gap-6 lg:gap-8 ${isFixed ? 'h-[calc(var(--header-fixed-height)-1px)]' : 'h-[calc(var(--header-height)-1px)]'}`}
        >
          <PhoneButtons entries={entries} />
          <TopNavigation entries={entries} menu={menu} />
          <Link
            to={routes.home}
            className="inline-flex min-h-11 min-w-0 items-center"
            aria-label={t('shell.homeLink', { name: settings.shop.name })}
          >
            <ShopName className="optically-centred truncate" />
          </Link>
          <div className="flex min-w-0 items-center justify-end">
            <SearchButton className="me-2 shrink-0 max-md:hidden lg:hidden" />
            <div className="me-6 hidden min-w-0 flex-1 justify-end lg:flex">
              <SearchBox layout="bar" />
            </div>
            <Greeting className="min-w-0 max-md:hidden" loginHref={routes.login} profileHref={routes.profile} />
            <GuestLink className="hit-44 -me-3 md:hidden">
              <Icon name="account" />
              <span className="sr-only">{t('customer.loginOrRegister')}</span>
            </GuestLink>
            <AccountMenu className="-me-3 shrink-0 md:-me-1" paths={accountPaths}>
              <Icon name="account" />
            </AccountMenu>
            <div className="-me-3 shrink-0 empty:hidden">
              <HeaderHeart />
            </div>
          </div>
        </div>
      </header>
    </div>
  );
};
