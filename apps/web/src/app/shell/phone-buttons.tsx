import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, NotLoaded } from '../../ui/lazy-part.tsx';

const [MobileMenu, prepareMenu] = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu, NotLoaded);
const [SearchScreen, prepareSearch] = lazyPart(
  async () => (await import('./search/search-screen.tsx')).SearchScreen,
  NotLoaded,
);

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
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        onClick={() => setMenu('open')}
      >
        <Icon name="menu" />
      </button>
      <button
        type="button"
        className="hit-44"
        aria-label="Search"
        aria-haspopup="dialog"
        onPointerEnter={prepareSearch}
        onFocus={prepareSearch}
        onClick={() => setSearch('open')}
      >
        <Icon name="search" />
      </button>
      {search !== 'unused' && <SearchScreen isOpen={search === 'open'} onClose={() => setSearch('closed')} />}
      {menu !== 'unused' && (
        <MobileMenu categories={categories} isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
      )}
    </div>
  );
};
