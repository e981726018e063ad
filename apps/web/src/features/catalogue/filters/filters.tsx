import type { listProducts, Understanding } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import { filtersId } from '../listing/use-listing.ts';
import { filterCount, type ListingState, plainListing, withoutParts, withPart } from '../listing-url.ts';
import { choicesIn, filtersIn, separateUnderstood, withoutTicksOf, withUnderstood } from '../understood.ts';
import { Chips } from './chips.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Offer, offeredGroups } from './options.ts';
import { PhoneBar, type SheetName } from './phone-bar.tsx';
import { PlainFilters } from './plain-filters.tsx';

type Props = {
  /** Undefined until the first reply; the bar keeps its height meanwhile. */
  reply: Reply<typeof listProducts> | undefined;
  /** The error to show if the listing could not be loaded. */
  outage: ReactNode;
  scope: ScopeQuery;
  state: ListingState;
  /** The group that all products of the page share, so that it is no filter. */
  without?: FilterGroup;
  sheet: SheetName | null;
  onSheet: (sheet: SheetName | null) => void;
  /** The parts of the keyword that were understood as filters. */
  understood: readonly Understanding[];
  /** The understood parts that were relaxed. */
  relaxed: readonly Understanding[];
  onChange: (state: ListingState) => void;
};

const noFacets: Facets = {
  ...{ category: [], store: [], brand: [], color: [], size: [], price_range: [] },
  ...{ sale: [], dropped: [], material: [], pattern: [], cut: [], length: [] },
  ...{ free_delivery: [], fast_delivery: [], free_returns: [] },
};

/** The filter bar that stays under the header, and the chips below it. */
export const Filters = ({
  reply,
  outage,
  scope,
  state,
  without,
  sheet,
  onSheet,
  understood,
  relaxed,
  onChange,
}: Props) => {
  const groups = offeredGroups(reply?.facets, state).filter((group) => group !== without);
  const offer: Offer = {
    facets: reply?.facets,
    scope,
    total: outage ? undefined : reply?.total,
    note: outage || (!reply && <Spinner />),
  };
  const met = understood.filter(({ text }) => !relaxed.some((part) => part.text === text));
  const change = (ticked: ListingState) => {
    const { listing, undone } = separateUnderstood(ticked, met);
    onChange(
      withoutParts(
        listing,
        undone.map(({ text }) => text),
      ),
    );
  };
  // An option that both the keyword and the address contain is shown as one chip, which removes both.
  const ownTicks = withoutTicksOf(state, met);
  const parts = filtersIn(met);
  const plain = withoutParts(
    { ...plainListing, off: state.off },
    parts.map(({ text }) => text),
  );
  const clear = filterCount(state) + parts.length > 0 ? () => onChange(plain) : undefined;
  const choices = choicesIn(ownTicks, met);
  const shared = { groups, offer, state: withUnderstood(state, met), choices, onChange: change };
  return (
    <>
      {/* Removes the scroll padding that is reserved for this bar. */}
      <div id={filtersId} className="-scroll-mt-16" />
      {reply && <PlainFilters groups={groups} facets={reply.facets} state={state} />}
      <div className="noscript:hidden sticky top-[calc(var(--header-fixed-height)-1px)] z-(--z-filter-bar) -mx-(--margin) border-y border-line bg-paper px-(--margin) md:mx-0 md:px-0">
        <FilterBar {...shared} />
        <PhoneBar {...shared} sheet={sheet} onSheet={onSheet} onClear={clear} />
      </div>
      <Chips
        facets={reply?.facets ?? noFacets}
        understood={understood}
        state={ownTicks}
        relaxed={relaxed}
        onChange={change}
        onRemovePart={({ text }) => onChange(withoutParts(ownTicks, [text]))}
        onRestore={(text) => onChange(withPart(state, text))}
        onClear={clear}
      />
    </>
  );
};
