import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { useLocation } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { CategoryLinks } from '../../../ui/category-links.tsx';
import { type ListingState, printListing } from '../listing-url.ts';
import { railLinks } from './rail-links.ts';

type Props = {
  /** Undefined until the first reply; the rail keeps its height meanwhile. */
  facets: Facets | undefined;
  scope: ScopeQuery;
  state: ListingState;
  /** The path of a category's listing. */
  browsePath: (slugs: readonly string[]) => string;
  onChange: (state: ListingState) => void;
};

/** The categories of a listing above its filters (behavior.md#listing-rail). */
export const CategoryRail = ({ facets, scope, state, browsePath, onChange }: Props) => {
  const { pathname, search } = useLocation();
  const query = (listing: ListingState) => printListing(listing, new URLSearchParams(search));
  if (!facets) return <div className="h-11" />;
  const links = railLinks({
    options: facets.category,
    scope,
    state,
    browseHref: (slugs, listing) => browsePath(slugs) + query(listing),
    hrefOf: (listing) => pathname + query(listing),
    onChange,
  });
  if (links.length === 0) return null;
  // Robots must not follow filters, because their combinations are endless.
  return (
    <CategoryLinks label={t('listing.categories')} look="rail" links={links} rel={links[0]?.onChoose && 'nofollow'} />
  );
};
