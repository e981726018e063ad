import type { SortOrder } from '@wearfolio/contracts/limits';
import { t } from '../../../lib/t.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { SortList } from '../../../ui/overlay/sort-list.tsx';
import { useSortOrders } from './sort.ts';

type Props = { isOpen: boolean; sort: SortOrder; onSort: (sort: SortOrder) => void; onClose: () => void };

/** The orders, in a sheet on phones. Choosing one closes it. */
export const SortSheet = ({ isOpen, sort, onSort, onClose }: Props) => {
  const { orders, chosen } = useSortOrders(sort);
  return (
    <Sheet title={t('ui.sort')} isOpen={isOpen} onClose={onClose} isLow>
      <div className="pt-2 pb-8">
        <SortList orders={orders} chosen={chosen.value} onChoose={onSort} />
      </div>
    </Sheet>
  );
};
