import type { ReactNode, Ref } from 'react';
import { t } from '../../../lib/t.tsx';
import { itemsText } from '../filters/show-items.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { headId } from './use-listing.ts';

type Props = {
  ref: Ref<HTMLHeadingElement>;
  heading: string;
  /** Whether it is the page of a brand or store, whose name is large. */
  isOwned: boolean;
  crumbs: readonly { name: string; href: string }[];
  /** Undefined until the first reply. `stores` is null on the page of one store. */
  count?: { total: number; stores: number | null };
  /** A note or an action about the brand or store. */
  note?: ReactNode;
  /** What staff say of the brand or store. */
  text?: ReactNode;
  /** The disclosures that the law requires. */
  disclosure?: ReactNode;
  /** The button that saves the search. */
  action?: ReactNode;
};

const countText = ({ total, stores }: { total: number; stores: number | null }): string =>
  stores === null ? itemsText(total) : t('listing.itemsFromStores', { total, stores });

/** The head of a listing: breadcrumb, title and count. */
export const ListingHead = ({ ref, heading, isOwned, crumbs, count, note, text, disclosure, action }: Props) => (
  <div
    id={headId}
    className="pt-4 pb-6 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-5 md:pt-6 md:pb-10"
  >
    <div className="max-md:w-full">
      <Breadcrumb crumbs={crumbs} current={heading} />
    </div>
    <div className="mt-2 max-md:contents md:flex md:items-baseline md:gap-5">
      <h1 ref={ref} tabIndex={-1} className={`${isOwned ? 'type-display' : 'type-title'} wrap-anywhere max-md:w-full`}>
        {heading}
      </h1>
      <p className="figures mt-1 min-h-5 shrink-0 text-ink-2 max-md:w-full" role="status">
        {count && count.total > 0 && countText(count)}
      </p>
      <div className="needs-script flex flex-wrap items-baseline gap-x-5 empty:hidden md:ms-auto">
        {note}
        {action}
      </div>
    </div>
    {text}
    {disclosure}
  </div>
);
