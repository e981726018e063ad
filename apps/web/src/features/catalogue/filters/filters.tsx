import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import { filtersId } from '../listing/use-listing.ts';
import { type FilterGroup, filterGroups, type ListingState } from '../listing-url.ts';
import type { Understanding } from '../understood.ts';
import { Chips } from './chips.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { Offer } from './options.ts';
import { PhoneBar, type SheetName } from './phone-bar.tsx';

type Props = {
  /** Undefined until the first answer; the bar keeps its place meanwhile. */
  reply: Reply<typeof listProducts> | undefined;
  /** What is to be said while the answer to what is ticked cannot be had. */
  outage: ReactNode;
  state: ListingState;
  /** The group that all products of the page share, which is no filter there. */
  without?: FilterGroup;
  sheet: SheetName | null;
  onSheet: (sheet: SheetName | null) => void;
  onChange: (state: ListingState) => void;
  /** Takes back what was understood of a keyword. */
  onMisunderstood: (part: Understanding) => void;
};

const noFacets = { store: [], brand: [], color: [], size: [], price_range: [] };

/** The bar that stays under the header, and what is ticked below it. */
export const Filters = ({ reply, outage, state, without, sheet, onSheet, onChange, onMisunderstood }: Props) => {
  const groups = filterGroups.filter((group) => group !== without);
  const offer: Offer = {
    facets: reply?.facets,
    total: outage ? undefined : reply?.total,
    note: outage || (!reply && <Spinner />),
  };
  const shared = { groups, offer, state, onChange };
  return (
    <>
      {/* Undoes the part of the page's scroll padding that makes room for this very bar. */}
      <div id={filtersId} className="-scroll-mt-16" />
      <div className="sticky top-[calc(var(--header-fixed-height)-1px)] z-(--z-filter-bar) -mx-(--margin) border-y border-line bg-paper px-(--margin) md:mx-0 md:px-0">
        <FilterBar {...shared} />
        <PhoneBar {...shared} sheet={sheet} onSheet={onSheet} />
      </div>
      <Chips
        facets={reply?.facets ?? noFacets}
        understood={reply?.understood ?? []}
        state={state}
        onChange={onChange}
        onMisunderstood={onMisunderstood}
      />
    </>
  );
};
