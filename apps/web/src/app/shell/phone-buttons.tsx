import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { useState } from 'react';
import { useOverlay } from '../../lib/use-sheet.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, NotLoaded } from '../../ui/lazy-part.tsx';

const [MobileMenu, prepareMenu] = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu, NotLoaded);
const [SearchScreen, prepareSearch] = lazyPart(
  async () => (await import('./search/search-screen.tsx')).SearchScreen,
  NotLoaded,
);

type Name = 'menu' | 'search';

/** The menu and the search of phones, each behind a button. Their code is loaded when they are first pointed at. */
export const PhoneButtons = ({ categories }: { categories: readonly CategoryEntry[] }) => {
  const { sheet, showSheet } = useOverlay<Name>();
  const [used, setUsed] = useState<ReadonlySet<Name>>(new Set());
  const show = (name: Name) => {
    setUsed(new Set([...used, name]));
    showSheet(name);
  };
  const close = () => showSheet(null);
  return (
    <div className="-ml-3 flex md:hidden">
      <button
        type="button"
        className="hit-44"
        aria-label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        onClick={() => show('menu')}
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
        onClick={() => show('search')}
      >
        <Icon name="search" />
      </button>
      {used.has('search') && <SearchScreen isOpen={sheet === 'search'} onClose={close} />}
      {used.has('menu') && <MobileMenu categories={categories} isOpen={sheet === 'menu'} onClose={close} />}
    </div>
  );
};
