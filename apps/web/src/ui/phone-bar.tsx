import { t } from '../lib/t.tsx';
import { CountBadge } from './bar-button.tsx';
import { Icon } from './icon.tsx';

const half = 'flex h-13 flex-1 items-center justify-center gap-2 font-medium -outline-offset-2';

type Props = {
  /** The number of active filters. */
  count: number;
  /** The name of the order. */
  order: string;
  /** Loads the sheet of filters, and that of orders, before they open. */
  prepareFilters: () => void;
  prepareSort: () => void;
  onShow: (sheet: 'filter' | 'sort') => void;
};

/** The two halves of a list's bar on phones: filters on the left and order on the right. */
export const PhoneBarHalves = ({ count, order, prepareFilters, prepareSort, onShow }: Props) => (
  <>
    <button
      type="button"
      className={half}
      aria-haspopup="dialog"
      onPointerEnter={prepareFilters}
      onFocus={prepareFilters}
      onClick={() => onShow('filter')}
    >
      <Icon name="filter" />
      {t('ui.filter')}
      {count > 0 && <CountBadge count={count} />}
    </button>
    <button
      type="button"
      className={`${half} border-s border-line`}
      aria-haspopup="dialog"
      onPointerEnter={prepareSort}
      onFocus={prepareSort}
      onClick={() => onShow('sort')}
    >
      <span className="sr-only">{t('ui.sortLabel')} </span>
      {order}
      <Icon name="chevron-down" size={14} />
    </button>
  </>
);
