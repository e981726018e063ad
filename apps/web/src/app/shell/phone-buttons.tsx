import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

const loadMenu = () => import('./mobile-menu.tsx');
const loadSearch = () => import('./search/search-screen.tsx');
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));
const SearchScreen = lazy(async () => ({ default: (await loadSearch()).SearchScreen }));

type Opened = 'unused' | 'open' | 'closed';

/** The menu and the search of phones, each behind a button. Their code is loaded when they are first pointed at. */
export const PhoneButtons = ({ categories }: { categories: readonly CategoryEntry[] }) => {
  const [menu, setMenu] = useState<Opened>('unused');
  const [search, setSearch] = useState<Opened>('unused');
  return (
    <div className="-ml-3 flex md:hidden">
      <button
        type="button"
        className="hit-44"
        aria-label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => setMenu('open')}
      >
        <Icon name="menu" />
      </button>
      <button
        type="button"
        className="hit-44"
        aria-label="Search"
        aria-haspopup="dialog"
        onPointerEnter={loadSearch}
        onFocus={loadSearch}
        onClick={() => setSearch('open')}
      >
        <Icon name="search" />
      </button>
      <Suspense fallback={null}>
        {search !== 'unused' && <SearchScreen isOpen={search === 'open'} onClose={() => setSearch('closed')} />}
        {menu !== 'unused' && (
          <MobileMenu categories={categories} isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
        )}
      </Suspense>
    </div>
  );
};
