import { useState } from 'react';
import { useOverlay } from '../../../lib/use-sheet.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart, NotLoaded } from '../../../ui/lazy-part.tsx';

const [SearchScreen, prepare] = lazyPart(async () => (await import('./search-screen.tsx')).SearchScreen, NotLoaded);

/** The search where the bar has no room for a field: a button that opens it. Its code is loaded when first pointed at. */
export const SearchButton = ({ className }: { className: string }) => {
  const { sheet, showSheet } = useOverlay<'search'>();
  const [isUsed, setIsUsed] = useState(false);
  const open = () => {
    setIsUsed(true);
    showSheet('search');
  };
  return (
    <>
      <button
        type="button"
        className={`hit-44 ${className}`}
        aria-label="Search"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="search" />
      </button>
      {isUsed && <SearchScreen isOpen={sheet === 'search'} onClose={() => showSheet(null)} />}
    </>
  );
};
