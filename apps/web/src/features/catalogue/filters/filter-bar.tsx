import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import { useRef, useState } from 'react';
import { BarButton } from '../../../ui/bar-button.tsx';
import { lazyPart, NotLoaded } from '../../../ui/lazy-part.tsx';
import { type ListingState, sortBy } from '../listing-url.ts';
import { groupTexts, type Offer } from './options.ts';
import { useSortOrders } from './sort.ts';

const [FilterDropdown, prepareFilter] = lazyPart(
  async () => (await import('./filter-dropdown.tsx')).FilterDropdown,
  NotLoaded,
);
const [SortDropdown, prepareSort] = lazyPart(async () => (await import('./sort-dropdown.tsx')).SortDropdown, NotLoaded);

type Props = {
  groups: readonly FilterGroup[];
  offer: Offer;
  state: ListingState;
  onChange: (state: ListingState) => void;
};

type Dropdown = FilterGroup | 'sort';

/** A dropdown for each filter and one for the order of wide screens. */
export const FilterBar = ({ groups, offer, state, onChange }: Props) => {
  const [open, setOpen] = useState<Dropdown | null>(null);
  const [lastGroup, setLastGroup] = useState<FilterGroup | null>(null);
  const { chosen } = useSortOrders(state.sort);
  const [isSortUsed, setSortUsed] = useState(false);
  const buttons = useRef(new Map<Dropdown, HTMLButtonElement | null>());
  const keep = (name: Dropdown) => (button: HTMLButtonElement | null) => {
    buttons.current.set(name, button);
  };
  const close = () => setOpen(null);
  const toggleGroup = (group: FilterGroup) => {
    setLastGroup(group);
    setOpen(open === group ? null : group);
  };
  return (
    <div data-dropdown-bar className="hidden h-14 items-stretch gap-8 md:flex">
      {groups.map((group) => (
        <BarButton
          key={group}
          ref={keep(group)}
          isOpen={open === group}
          count={state[group].length}
          onIntent={prepareFilter}
          onToggle={() => toggleGroup(group)}
        >
          {groupTexts[group].label}
        </BarButton>
      ))}
      <div className="ml-auto">
        <BarButton
          ref={keep('sort')}
          isOpen={open === 'sort'}
          onIntent={prepareSort}
          onToggle={() => {
            setSortUsed(true);
            setOpen(open === 'sort' ? null : 'sort');
          }}
        >
          <span className="text-ink-3">Sort</span>
          <span>{chosen.name}</span>
        </BarButton>
      </div>
      {lastGroup && (
        <FilterDropdown
          group={lastGroup}
          isOpen={open === lastGroup}
          anchor={buttons.current.get(lastGroup) ?? null}
          offer={offer}
          state={state}
          onChange={onChange}
          onClose={close}
        />
      )}
      {isSortUsed && (
        <SortDropdown
          isOpen={open === 'sort'}
          anchor={buttons.current.get('sort') ?? null}
          sort={state.sort}
          onSort={(sort) => onChange(sortBy(state, sort))}
          onClose={close}
        />
      )}
    </div>
  );
};
