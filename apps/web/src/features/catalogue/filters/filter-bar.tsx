import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import { useRef, useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { BarButton } from '../../../ui/bar-button.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { type ListingState, sortBy } from '../listing-url.ts';
import { FitSwitch } from '../sizes/fit-switch.tsx';
import type { Choices } from '../understood.ts';
import { groupLabel, type Offer } from './options.ts';
import { useSortOrders } from './sort.ts';

const [FilterDropdown, prepareFilter] = lazyOverlay(async () => (await import('./filter-dropdown.tsx')).FilterDropdown);
const [SortDropdown, prepareSort] = lazyOverlay(async () => (await import('./sort-dropdown.tsx')).SortDropdown);

type Props = {
  groups: readonly FilterGroup[];
  offer: Offer;
  state: ListingState;
  choices: Choices;
  onChange: (state: ListingState) => void;
};

type Dropdown = FilterGroup | 'more' | 'sort';

/** A label of the bar with its filters. */
type Menu = { name: FilterGroup | 'more'; label: string; groups: readonly FilterGroup[] };

/** These filters share one dropdown: fewer products have them, and the bar has room for few labels. */
const moreGroups: readonly FilterGroup[] = [
  ...(['material', 'pattern', 'cut', 'length'] as const),
  ...(['free_delivery', 'fast_delivery', 'free_returns'] as const),
];

const menusOf = (groups: readonly FilterGroup[]): Menu[] => {
  const more = groups.filter((group) => moreGroups.includes(group));
  const own = groups.filter((group) => !moreGroups.includes(group));
  const menus: Menu[] = own.map((name) => ({ name, label: groupLabel(name), groups: [name] }));
  return more.length > 0 ? [...menus, { name: 'more', label: t('listing.more'), groups: more }] : menus;
};

/** Wide screens: a dropdown for each filter and one for the order. */
export const FilterBar = ({ groups, offer, state, choices, onChange }: Props) => {
  const [open, setOpen] = useState<Dropdown | null>(null);
  const [last, setLast] = useState<Menu['name'] | null>(null);
  const { chosen } = useSortOrders(state.sort);
  const [isSortUsed, setSortUsed] = useState(false);
  const buttons = useRef(new Map<Dropdown, HTMLButtonElement | null>());
  const keep = (name: Dropdown) => (button: HTMLButtonElement | null) => {
    buttons.current.set(name, button);
  };
  const close = () => setOpen(null);
  const menus = menusOf(groups);
  const lastMenu = menus.find(({ name }) => name === last);
  const toggle = (name: Menu['name']) => {
    setLast(name);
    setOpen(open === name ? null : name);
  };
  return (
    <div data-dropdown-bar className="hidden h-14 items-stretch gap-5 md:flex lg:gap-8">
      <FitSwitch />
      {menus.map(({ name, label, groups: own }) => (
        <BarButton
          key={name}
          ref={keep(name)}
          isOpen={open === name}
          count={own.reduce((count, group) => count + choices[group].count, 0)}
          onIntent={prepareFilter}
          onToggle={() => toggle(name)}
        >
          {label}
        </BarButton>
      ))}
      <div className="ms-auto">
        <BarButton
          ref={keep('sort')}
          isOpen={open === 'sort'}
          onIntent={prepareSort}
          onToggle={() => {
            setSortUsed(true);
            setOpen(open === 'sort' ? null : 'sort');
          }}
        >
          <span className="text-ink-3">{t('ui.sort')}</span>
          <span>{chosen.name}</span>
        </BarButton>
      </div>
      {lastMenu && (
        <FilterDropdown
          key={lastMenu.name}
          label={lastMenu.label}
          groups={lastMenu.groups}
          isOpen={open === lastMenu.name}
          anchor={buttons.current.get(lastMenu.name) ?? null}
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
