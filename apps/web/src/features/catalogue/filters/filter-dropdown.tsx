import type { Facets } from '@wearfolio/contracts/catalogue';
import { Button, TextButton } from '../../../ui/button.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { clearGroup, type FilterGroup, type ListingState } from '../listing-url.ts';
import { FilterPanel } from './filter-panel.tsx';
import { groupTexts } from './options.ts';
import { itemsText } from './show-items.ts';

type Props = {
  group: FilterGroup;
  isOpen: boolean;
  anchor: HTMLElement | null;
  facets: Facets;
  total: number;
  state: ListingState;
  onChange: (state: ListingState) => void;
  onClose: () => void;
};

const widthOf = (group: FilterGroup) => (group === 'store' || group === 'brand' ? 'w-[560px]' : 'w-80');

/** The dropdown of one filter under its word in the bar. Loaded when a filter is first pointed at. */
export const FilterDropdown = ({ group, isOpen, anchor, facets, total, state, onChange, onClose }: Props) => (
  <Dropdown
    label={groupTexts[group].label}
    isOpen={isOpen}
    anchor={anchor}
    align="start"
    className={widthOf(group)}
    onClose={onClose}
  >
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-5 pb-4">
      <FilterPanel key={group} group={group} facets={facets} state={state} onChange={onChange} />
    </div>
    <div className="flex items-center justify-between border-t border-line px-6 py-3">
      <TextButton disabled={state[group].length === 0} onClick={() => onChange(clearGroup(state, group))}>
        Clear
      </TextButton>
      <Button size="float" onClick={onClose}>
        Show {itemsText(total)}
      </Button>
    </div>
  </Dropdown>
);
