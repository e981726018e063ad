import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { useState } from 'react';
import { useOverlay } from '../../lib/use-sheet.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, NotLoaded } from '../../ui/lazy-part.tsx';
import { SearchButton } from './search/search-button.tsx';

const [MobileMenu, prepare] = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu, NotLoaded);

/** The menu and the search of phones, each behind a button. The menu's code is loaded when it is first pointed at. */
export const PhoneButtons = ({ categories }: { categories: readonly CategoryEntry[] }) => {
  const { sheet, showSheet } = useOverlay<'menu'>();
  const [isUsed, setIsUsed] = useState(false);
  const open = () => {
    setIsUsed(true);
    showSheet('menu');
  };
  return (
    <div className="-ml-3 flex md:hidden">
      <button
        type="button"
        className="hit-44"
        aria-label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      <SearchButton className="" />
      {isUsed && <MobileMenu categories={categories} isOpen={sheet === 'menu'} onClose={() => showSheet(null)} />}
    </div>
  );
};
