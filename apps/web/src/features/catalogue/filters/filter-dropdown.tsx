import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import { Button, TextButton } from '../../../ui/button.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { clearGroup, type ListingState } from '../listing-url.ts';
import { FilterPanel } from './filter-panel.tsx';
import { groupTexts, type Offer } from './options.ts';
import { itemsText } from './show-items.ts';

type Props = {
  group: FilterGroup;
  isOpen: boolean;
  anchor: HTMLElement | null;
  offer: Offer;
  state: ListingState;
  onChange: (state: ListingState) => void;
  onClose: () => void;
};

const widthOf = (group: FilterGroup) => (group === 'store' || group === 'brand' ? 'w-[560px]' : 'w-80');

/** The dropdown of one filter under its word in the bar. Loaded when a filter is first pointed at. */
export const FilterDropdown = ({ group, isOpen, anchor, offer, state, onChange, onClose }: Props) => (
  <Dropdown
    label={groupTexts[group].label}
    isOpen={isOpen}
    anchor={anchor}
    align="start"
    className={widthOf(group)}
    onClose={onClose}
  >
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-5 pb-4">
      {offer.facets && (
        <FilterPanel
          key={group}
          group={group}
          facets={offer.facets}
          scope={offer.scope}
          state={state}
          onChange={onChange}
        />
      )}
    </div>
    {offer.note && <div className="border-t border-line px-6 pt-2">{offer.note}</div>}
    <div className="flex items-center justify-between border-t border-line px-6 py-3">
      <TextButton disabled={state[group].length === 0} onClick={() => onChange(clearGroup(state, group))}>
        Clear
      </TextButton>
      <Button size="float" onClick={onClose}>
        Show {itemsText(offer.total)}
      </Button>
    </div>
  </Dropdown>
);
