import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { type ListingState, toggleOption } from '../listing-url.ts';
import { CheckRow } from './check-row.tsx';
import { NamedPanel } from './named-panel.tsx';
import { emptyText, isDisabled, isEmptyGroup, optionsOf } from './options.ts';
import { PriceInputs } from './price-inputs.tsx';
import { SizePanel } from './size-panel.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type Props = {
  group: FilterGroup;
  facets: Facets;
  /** The query of the listing, for options that its facets leave out. */
  scope: ScopeQuery;
  state: ListingState;
  onChange: (state: ListingState) => void;
};

const Options = ({ group, facets, scope, state, onChange }: Props) => {
  const options = optionsOf(group, facets);
  const ticked = state[group];
  const toggle = (value: string) => onChange(toggleOption(state, group, value));
  if (isEmptyGroup(options, ticked)) return <p className="py-3 text-ink-2">{emptyText(group)}</p>;
  if (group === 'store' || group === 'brand') {
    return <NamedPanel group={group} facets={facets} scope={scope} state={state} onToggle={toggle} />;
  }
  if (group === 'size') return <SizePanel options={options} ticked={ticked} onToggle={toggle} />;
  const list = (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <CheckRow
            option={option}
            isTicked={ticked.includes(option.value)}
            isDisabled={isDisabled(option, ticked)}
            onToggle={() => toggle(option.value)}
          />
        </li>
      ))}
    </ul>
  );
  if (group !== 'price_range') return list;
  return (
    <>
      {list}
      <PriceInputs key={ticked.join()} state={state} onChange={onChange} />
    </>
  );
};

/** The options of one filter, in the dropdown and in the sheet of phones. Every tick applies immediately. */
export const FilterPanel = (props: Props) => (
  <div {...useKeptFocus()}>
    <Options {...props} />
  </div>
);
