import { useState } from 'react';
import { CountBadge } from '../../../../ui/bar-button.tsx';
import { CheckBox } from '../../../../ui/form/check-box.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { lazyPart, NotLoaded } from '../../../../ui/lazy-part.tsx';
import { tickedCount } from '../../favorites-url.ts';
import type { ListBarProps } from './list-bar.tsx';
import type { ListSheetsProps } from './list-sheets.tsx';
import { sortName } from './sort-names.ts';

const [Sheets, prepareSheets] = lazyPart<ListSheetsProps>(
  async () => (await import('./list-sheets.tsx')).ListSheets,
  ({ sheet, onSheet }) => <NotLoaded isOpen={sheet !== null} onClose={() => onSheet(null)} />,
);

const half = 'flex h-13 flex-1 items-center justify-center gap-2 font-medium -outline-offset-2';

/** Phones: Filter on the left, the order on the right, and Show Information below. */
export const ListPhoneBar = ({
  hasInformation,
  onInformation,
  ...sheets
}: ListSheetsProps & Pick<ListBarProps, 'hasInformation' | 'onInformation'>) => {
  const { sheet, state, onSheet } = sheets;
  const [isUsed, setUsed] = useState(false);
  const show = (name: 'filter' | 'sort') => {
    setUsed(true);
    onSheet(name);
  };
  const count = tickedCount(state) + (state.categ === '' ? 0 : 1);
  return (
    <div className="md:hidden">
      <div className="-mx-(--margin) flex border-b border-line bg-paper">
        <button
          type="button"
          className={half}
          aria-haspopup="dialog"
          onPointerEnter={prepareSheets}
          onFocus={prepareSheets}
          onClick={() => show('filter')}
        >
          <Icon name="filter" />
          Filter
          {count > 0 && <CountBadge count={count} />}
        </button>
        <button
          type="button"
          className={`${half} border-l border-line`}
          aria-haspopup="dialog"
          onPointerEnter={prepareSheets}
          onFocus={prepareSheets}
          onClick={() => show('sort')}
        >
          <span className="sr-only">Sort: </span>
          {sortName(state.sort)}
          <Icon name="chevron-down" size={14} />
        </button>
      </div>
      <CheckBox
        className="mt-2"
        label="Show Information"
        checked={hasInformation}
        onChange={(event) => onInformation(event.target.checked)}
      />
      {(isUsed || sheet !== null) && <Sheets {...sheets} />}
    </div>
  );
};
