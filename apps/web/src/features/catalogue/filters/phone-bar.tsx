import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import { useState } from 'react';
import { useFit } from '../../../session/worn-sizes.ts';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { PhoneBarHalves } from '../../../ui/phone-bar.tsx';
import { type ListingState, sortBy } from '../listing-url.ts';
import { type Choices, countChoices } from '../understood.ts';
import type { Offer } from './options.ts';
import { useSortOrders } from './sort.ts';

const [FilterSheet, prepareFilters] = lazyOverlay(async () => (await import('./filter-sheet.tsx')).FilterSheet);
const [SortSheet, prepareSort] = lazyOverlay(async () => (await import('./sort-sheet.tsx')).SortSheet);

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
      <PhoneBarHalves
        count={count}
        order={chosen.name}
        prepareFilters={prepareFilters}
        prepareSort={prepareSort}
        onShow={show}
      />
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
