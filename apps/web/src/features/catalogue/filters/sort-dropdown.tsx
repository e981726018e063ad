import type { SortOrder } from '@wearfolio/contracts/limits';
import { t } from '../../../lib/t.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { SortList } from '../../../ui/overlay/sort-list.tsx';
import { useSortOrders } from './sort.ts';

type Props = {
  isOpen: boolean;
  anchor: HTMLElement | null;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  onClose: () => void;
};

/** The orders, in a dropdown at the right end of the bar. Choosing one closes it. Loaded when first pointed at. */
export const SortDropdown = ({ isOpen, anchor, sort, onSort, onClose }: Props) => {
  const { orders, chosen } = useSortOrders(sort);
  return (
    <Dropdown label={t('ui.sort')} isOpen={isOpen} anchor={anchor} align="end" className="w-60 py-3" onClose={onClose}>
      <SortList
        orders={orders}
        chosen={chosen.value}
        onChoose={(order) => {
          onSort(order);
          onClose();
        }}
      />
    </Dropdown>
  );
};
