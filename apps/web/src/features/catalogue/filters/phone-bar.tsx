import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import { useState } from 'react';
import { useFit } from '../../../session/worn-sizes.ts';
import { CountBadge } from '../../../ui/bar-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart, NotLoaded } from '../../../ui/lazy-part.tsx';
import { type ListingState, sortBy } from '../listing-url.ts';
import { type Choices, countChoices } from '../understood.ts';
import type { Offer } from './options.ts';
import { useSortOrders } from './sort.ts';

const [FilterSheet, prepareFilters] = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet, NotLoaded);
const [SortSheet, prepareSort] = lazyPart(async () => (await import('./sort-sheet.tsx')).SortSheet, NotLoaded);

/** The open sheet. It has its own history entry, so that Back closes it. */
export type SheetName = 'filter' | 'sort';

type Props = {
  groups: readonly FilterGroup[];
  offer: Offer;
  state: ListingState;
  choices: Choices;
  sheet: SheetName | null;
  onSheet: (sheet: SheetName | null) => void;
  onChange: (state: ListingState) => void;
  /** Undefined if there is nothing to clear. */
  onClear?: () => void;
};

const half = 'flex h-13 flex-1 items-center justify-center gap-2 font-medium -outline-offset-2';

/** The bar of phones: filters on the left and order on the right, each with a sheet from below. */
export const PhoneBar = ({ groups, offer, state, choices, sheet, onSheet, onChange, onClear }: Props) => {
  const { chosen } = useSortOrders(state.sort);
  const { fit, wear } = useFit();
  // 'In my size' is a switch in the sheet.
  const count = countChoices(choices) + (fit || wear ? 1 : 0);
  const [used, setUsed] = useState<ReadonlySet<SheetName>>(new Set());
  const isUsed = (name: SheetName) => used.has(name) || sheet === name;
  const show = (name: SheetName) => {
    setUsed(new Set([...used, name]));
    onSheet(name);
  };
  return (
    <div className="flex md:hidden">
      <button
        type="button"
        className={half}
        aria-haspopup="dialog"
        onPointerEnter={prepareFilters}
        onFocus={prepareFilters}
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
        onPointerEnter={prepareSort}
        onFocus={prepareSort}
        onClick={() => show('sort')}
      >
        <span className="sr-only">Sort: </span>
        {chosen.name}
        <Icon name="chevron-down" size={14} />
      </button>
      {isUsed('filter') && (
        <FilterSheet
          isOpen={sheet === 'filter'}
          groups={groups}
          offer={offer}
          state={state}
          choices={choices}
          onChange={onChange}
          onClear={onClear}
          onClose={() => onSheet(null)}
        />
      )}
      {isUsed('sort') && (
        <SortSheet
          isOpen={sheet === 'sort'}
          sort={state.sort}
          onSort={(sort) => onChange(sortBy(state, sort))}
          onClose={() => onSheet(null)}
        />
      )}
    </div>
  );
};
