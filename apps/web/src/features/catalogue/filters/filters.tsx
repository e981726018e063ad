import type { listProducts, Understanding } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { type FilterGroup, filterGroups } from '@wearfolio/contracts/listing/listing-filters';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import { filtersId } from '../listing/use-listing.ts';
import { atPage, filterCount, type ListingState, plainListing } from '../listing-url.ts';
import { apartFromUnderstood, filtersIn, withoutTicksOf, withUnderstood } from '../understood.ts';
import { Chips } from './chips.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { Offer } from './options.ts';
import { PhoneBar, type SheetName } from './phone-bar.tsx';

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
  /** `undone` is what of it the shopper took back. */
  onChange: (state: ListingState, undone: readonly Understanding[]) => void;
};

const noFacets = { store: [], brand: [], color: [], size: [], price_range: [] };

/** The bar that stays under the header, and what is ticked below it. */
export const Filters = ({ reply, outage, scope, state, without, sheet, onSheet, understood, onChange }: Props) => {
  const groups = filterGroups.filter((group) => group !== without);
  const offer: Offer = {
    facets: reply?.facets,
    scope,
    total: outage ? undefined : reply?.total,
    note: outage || (!reply && <Spinner />),
  };
  const change = (ticked: ListingState) => {
    const { listing, undone } = apartFromUnderstood(ticked, understood);
    onChange(listing, undone);
  };
  // What the keyword says is not told once more where the address ticks it as well, and one press takes back both.
  const ownTicks = withoutTicksOf(state, understood);
  const parts = filtersIn(understood);
  const clear = filterCount(state) + parts.length > 0 ? () => onChange(plainListing, parts) : undefined;
  const shared = { groups, offer, state: withUnderstood(state, understood), onChange: change };
  return (
    <>
      {/* Undoes the part of the page's scroll padding that makes room for this very bar. */}
      <div id={filtersId} className="-scroll-mt-16" />
      <div className="sticky top-[calc(var(--header-fixed-height)-1px)] z-(--z-filter-bar) -mx-(--margin) border-y border-line bg-paper px-(--margin) md:mx-0 md:px-0">
        <FilterBar {...shared} />
        <PhoneBar {...shared} sheet={sheet} onSheet={onSheet} onClear={clear} />
      </div>
      <Chips
        facets={reply?.facets ?? noFacets}
        understood={understood}
        state={ownTicks}
        onChange={(listing) => onChange(listing, [])}
        onMisunderstood={(part) => onChange(atPage(ownTicks, 1), [part])}
        onClear={clear}
      />
    </>
  );
};
