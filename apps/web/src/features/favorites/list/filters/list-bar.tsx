import { useRef, useState } from 'react';
import { t } from '../../../../lib/t.tsx';
import { BarButton } from '../../../../ui/bar-button.tsx';
import { TextButton } from '../../../../ui/button.tsx';
import { CheckBox } from '../../../../ui/form/check-box.tsx';
import { Dropdown } from '../../../../ui/overlay/dropdown.tsx';
import { SortList } from '../../../../ui/overlay/sort-list.tsx';
import { clearTicked, type FavoritesState, sortBy, tickedCount } from '../../favorites-url.ts';
import { type Choices, GroupList, type ListGroup, listGroups } from './group-list.tsx';
import { favoriteOrders, sortName } from './sort-names.ts';

export type ListBarProps = {
  choices: Choices;
  state: FavoritesState;
  onChange: (state: FavoritesState) => void;
  hasInformation: boolean;
  onInformation: (isShown: boolean) => void;
};

type Open = ListGroup | 'sort';

/** Wide screens: the bar with Store, Brand, Price drop, Clear all, the order, and Show Information. */
export const ListBar = ({ choices, state, onChange, hasInformation, onInformation }: ListBarProps) => {
  const [open, setOpen] = useState<Open | null>(null);
  const buttons = useRef(new Map<Open, HTMLButtonElement | null>());
  const shared = (name: Open) => ({
    ref: (button: HTMLButtonElement | null) => {
      buttons.current.set(name, button);
    },
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? null : name),
    onIntent: () => undefined,
  });
  const floating = (name: Open) => ({
    isOpen: open === name,
    anchor: buttons.current.get(name) ?? null,
    onClose: () => setOpen(null),
  });
  return (
    <div data-dropdown-bar className="hidden min-h-14 flex-wrap items-center gap-x-3 md:flex lg:gap-x-7">
      {listGroups.map(({ name, label }) => (
        <BarButton key={name} {...shared(name)} count={state[name].length}>
          <span className="whitespace-nowrap">{t(label)}</span>
        </BarButton>
      ))}
      <TextButton
        className="whitespace-nowrap"
        disabled={tickedCount(state) === 0}
        onClick={() => onChange(clearTicked(state))}
      >
        {t('listing.clearAll')}
      </TextButton>
      <div className="ms-auto flex items-center gap-3 lg:gap-7">
        <BarButton {...shared('sort')}>
          <span className="text-ink-3 max-lg:sr-only">{t('ui.sort')}</span>
          <span className="whitespace-nowrap">{sortName(state.sort)}</span>
        </BarButton>
        <CheckBox
          className="whitespace-nowrap"
          label={t('favorites.showInformation')}
          checked={hasInformation}
          onChange={(event) => onInformation(event.target.checked)}
        />
      </div>
      {listGroups.map(({ name, label }) => (
        <Dropdown key={name} {...floating(name)} label={t(label)} align="start" className="w-80">
          <div className="min-h-0 overflow-y-auto overscroll-contain px-6 py-4">
            <GroupList group={name} choices={choices} state={state} onChange={onChange} />
          </div>
        </Dropdown>
      ))}
      <Dropdown {...floating('sort')} label={t('ui.sort')} align="end" className="w-60 py-3">
        <SortList
          orders={favoriteOrders()}
          chosen={state.sort}
          onChoose={(sort) => {
            onChange(sortBy(state, sort));
            setOpen(null);
          }}
        />
      </Dropdown>
    </div>
  );
};
