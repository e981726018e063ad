import { useState } from 'react';
import { t } from '../../../../lib/t.tsx';
import { CheckBox } from '../../../../ui/form/check-box.tsx';
import { lazyOverlay } from '../../../../ui/lazy-part.tsx';
import { PhoneBarHalves } from '../../../../ui/phone-bar.tsx';
import { tickedCount } from '../../favorites-url.ts';
import type { ListBarProps } from './list-bar.tsx';
import type { ListSheetsProps } from './list-sheets.tsx';
import { sortName } from './sort-names.ts';

const [Sheets, prepareSheets] = lazyOverlay<ListSheetsProps>(
  async () => (await import('./list-sheets.tsx')).ListSheets,
  ({ sheet, onSheet }) => ({ isOpen: sheet !== null, onClose: () => onSheet(null) }),
);

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
        <PhoneBarHalves
          count={count}
          order={sortName(state.sort)}
          prepareFilters={prepareSheets}
          prepareSort={prepareSheets}
          onShow={show}
        />
      </div>
      <CheckBox
        className="mt-2"
        label={t('favorites.showInformation')}
        checked={hasInformation}
        onChange={(event) => onInformation(event.target.checked)}
      />
      {(isUsed || sheet !== null) && <Sheets {...sheets} />}
    </div>
  );
};
