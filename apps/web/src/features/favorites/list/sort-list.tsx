import type { FavoriteSort } from '@wearfolio/contracts/limits';
import { Icon } from '../../../ui/icon.tsx';
import { sortNames } from './sort-names.ts';

type Props = { sort: FavoriteSort; onSort: (sort: FavoriteSort) => void };

/** The orders, one of which always holds. */
export const SortList = ({ sort, onSort }: Props) => (
  <ul>
    {sortNames.map(([value, name]) => (
      <li key={value}>
        <button
          type="button"
          className="flex h-13 w-full items-center justify-between -outline-offset-2 hover:bg-tint aria-pressed:font-medium md:h-10 md:px-6"
          aria-pressed={value === sort}
          onClick={() => onSort(value)}
        >
          {name}
          {value === sort && <Icon name="check" size={16} />}
        </button>
      </li>
    ))}
  </ul>
);
