import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import { t } from '../../../lib/t.tsx';
import { Button, TextButton } from '../../../ui/button.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { clearGroup, type ListingState } from '../listing-url.ts';
import { FilterPanel } from './filter-panel.tsx';
import { groupLabel, type Offer } from './options.ts';
import { showItemsText } from './show-items.ts';

type Props = {
  /** The label and the filters. Several filters have a heading each. */
  label: string;
  groups: readonly FilterGroup[];
  isOpen: boolean;
  anchor: HTMLElement | null;
  offer: Offer;
  state: ListingState;
  onChange: (state: ListingState) => void;
  onClose: () => void;
};

const wideGroups: readonly FilterGroup[] = ['store', 'brand'];

const isWide = (groups: readonly FilterGroup[]) =>
  groups.length > 1 || groups.some((group) => wideGroups.includes(group));

const Panels = ({ groups, offer, state, onChange }: Pick<Props, 'groups' | 'offer' | 'state' | 'onChange'>) =>
  groups.map(
    (group) =>
      offer.facets && (
        <section key={group} className="mb-5 break-inside-avoid last:mb-0">
          {groups.length > 1 && <h3 className="type-eyebrow mb-2">{groupLabel(group)}</h3>}
          <FilterPanel group={group} facets={offer.facets} scope={offer.scope} state={state} onChange={onChange} />
        </section>
      ),
  );

/** The dropdown of one or several filters. Loaded when a filter is first pointed at. */
export const FilterDropdown = ({ label, groups, isOpen, anchor, offer, state, onChange, onClose }: Props) => (
  <Dropdown
    label={label}
    isOpen={isOpen}
    anchor={anchor}
    align="start"
    className={isWide(groups) ? 'w-[560px]' : 'w-80'}
    onClose={onClose}
  >
    <div
      className={`min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-5 pb-4 ${groups.length > 1 ? 'columns-2 gap-x-8' : ''}`}
    >
      <Panels groups={groups} offer={offer} state={state} onChange={onChange} />
    </div>
    {offer.note && <div className="border-t border-line px-6 pt-2">{offer.note}</div>}
    <div className="flex items-center justify-between border-t border-line px-6 py-3">
      <TextButton
        disabled={groups.every((group) => state[group].length === 0)}
        onClick={() => onChange(groups.reduce(clearGroup, state))}
      >
        {t('listing.clear')}
      </TextButton>
      <Button size="float" onClick={onClose}>
        {showItemsText(offer.total)}
      </Button>
    </div>
  </Dropdown>
);
