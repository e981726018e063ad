import type { listProducts, Understanding } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import { filtersId } from '../listing/use-listing.ts';
import { filterCount, type ListingState, plainListing, withoutParts, withPart } from '../listing-url.ts';
import { apartFromUnderstood, choicesIn, filtersIn, withoutTicksOf, withUnderstood } from '../understood.ts';
import { Chips } from './chips.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Offer, offeredGroups } from './options.ts';
import { PhoneBar, type SheetName } from './phone-bar.tsx';
import { PlainFilters } from './plain-filters.tsx';

type Props = {
  /** Undefined until the first answer; the bar keeps its place meanwhile. */
  reply: Reply<typeof listProducts> | undefined;
  /** What is to be said while the answer to what is ticked cannot be had. */
  outage: ReactNode;
  scope: ScopeQuery;
  state: ListingState;
  /** The group that all products of the page share, which is no filter there. */
  without?: FilterGroup;
  sheet: SheetName | null;
  onSheet: (sheet: SheetName | null) => void;
  /** What was understood of a keyword. */
  understood: readonly Understanding[];
  /** What of that no product meets with the rest. */
  relaxed: readonly Understanding[];
  onChange: (state: ListingState) => void;
};

const noFacets: Facets = {
  ...{ store: [], brand: [], color: [], size: [], price_range: [] },
  ...{ sale: [], dropped: [], material: [], pattern: [], cut: [], length: [] },
};

/** The bar that stays under the header, and what is ticked below it. */
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
    const { listing, undone } = apartFromUnderstood(ticked, met);
    onChange(
      withoutParts(
        listing,
        undone.map(({ text }) => text),
      ),
    );
  };
  // What the keyword says is not told once more where the address ticks it as well, and one press takes back both.
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
      {/* Undoes the part of the page's scroll padding that makes room for this very bar. */}
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
        onMisunderstood={({ text }) => onChange(withoutParts(ownTicks, [text]))}
        onForce={(text) => onChange(withPart(state, text))}
        onClear={clear}
      />
    </>
  );
};
