import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import { useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { Button, TextButton } from '../../../ui/button.tsx';
import { ColorDot } from '../../../ui/color-dot.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import type { ListingState } from '../listing-url.ts';
import { FitSwitch } from '../sizes/fit-switch.tsx';
import { type Choices, countChoices } from '../understood.ts';
import { FilterPanel } from './filter-panel.tsx';
import { groupLabel, type Offer, tickedOptions } from './options.ts';
import { showItemsText } from './show-items.ts';

type Props = {
  isOpen: boolean;
  groups: readonly FilterGroup[];
  offer: Offer;
  state: ListingState;
  choices: Choices;
  onChange: (state: ListingState) => void;
  /** Undefined if there is nothing to clear. */
  onClear?: () => void;
  onClose: () => void;
};

type ChosenProps = { group: FilterGroup; facets: Facets; state: ListingState; choices: Choices };

const Chosen = ({ group, facets, state, choices }: ChosenProps) => {
  const ticked = tickedOptions(group, facets, state[group]);
  const [first] = ticked;
  const { count, keywordName } = choices[group];
  if (!first) return t('listing.all');
  if (count > 1) return t('listing.selectedCount', { count });
  if (keywordName !== null && ticked.length > 1) return keywordName;
  return (
    <>
      {first.hexa && <ColorDot hexa={first.hexa} className="size-4" />}
      {first.name}
    </>
  );
};

// The last rows open below the visible part of the sheet.
const bringIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** The filters on phones, one expandable row each. Loaded when first pointed at. */
export const FilterSheet = ({ isOpen, groups, offer, state, choices, onChange, onClear, onClose }: Props) => {
  const [openGroup, setOpenGroup] = useState<FilterGroup | null>(null);
  const count = countChoices(choices);
  return (
    <Sheet
      title={t('ui.filter')}
      isOpen={isOpen}
      onClose={onClose}
      action={
        <TextButton disabled={!onClear} onClick={onClear}>
          {t('listing.clearAll')}
        </TextButton>
      }
      foot={
        <>
          {offer.note && <div className="pb-3">{offer.note}</div>}
          <div className="flex items-center gap-5">
            <span className="type-small text-ink-2 figures">{t('listing.filterCount', { count })}</span>
            <Button className="flex-1" onClick={onClose}>
              {showItemsText(offer.total)}
            </Button>
          </div>
        </>
      }
    >
      <div className="flex h-14 items-center border-b border-line">
        <FitSwitch />
      </div>
      {groups.map((group) => {
        const isExpanded = group === openGroup;
        return (
          <section key={group} ref={isExpanded ? bringIntoView : undefined} className="border-b border-line">
            <h3>
              <button
                type="button"
                className="flex h-14 w-full items-center gap-3 -outline-offset-2"
                aria-expanded={isExpanded}
                onClick={() => setOpenGroup(isExpanded ? null : group)}
              >
                <span className="flex-1 text-left font-medium">{groupLabel(group)}</span>
                <span className="flex max-w-1/2 items-center gap-2 truncate text-ink-3">
                  {offer.facets && <Chosen group={group} facets={offer.facets} state={state} choices={choices} />}
                </span>
                <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} size={14} />
              </button>
            </h3>
            {isExpanded && offer.facets && (
              <div className="pt-1 pb-4">
                <FilterPanel
                  group={group}
                  facets={offer.facets}
                  scope={offer.scope}
                  state={state}
                  onChange={onChange}
                />
              </div>
            )}
          </section>
        );
      })}
    </Sheet>
  );
};
