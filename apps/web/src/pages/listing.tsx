import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { browsePath, routes } from '../app/paths.ts';
import { productListQuery } from '../features/catalogue/api.ts';
import { ProductGrid } from '../features/catalogue/card/product-grid.tsx';
import { Filters } from '../features/catalogue/filters/filters.tsx';
import { storeCount } from '../features/catalogue/filters/options.ts';
import { ListingHead } from '../features/catalogue/listing/listing-head.tsx';
import { Dimmed, EmptyListing, FailedListing, FirstLoad } from '../features/catalogue/listing/listing-states.tsx';
import { useListing } from '../features/catalogue/listing/use-listing.ts';
import { scopeOf } from '../features/catalogue/listing-scope.ts';
import { filterCount, plainListing } from '../features/catalogue/listing-url.ts';
import { useCategories } from '../features/catalogue/use-categories.ts';
import { titleOf, useDocumentTitle } from '../lib/document-title.ts';
import { Pagination } from '../ui/pagination.tsx';

export const Listing = () => {
  const [query] = useSearchParams();
  const scope = scopeOf(useParams(), query.get('keyword') ?? '', useCategories());
  const { listing, change, sheet, showSheet, hrefAt, goToPage } = useListing();
  const { data, error, isLoading, isPlaceholderData, refetch } = useQuery(productListQuery(scope.query, listing));
  const title = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(titleOf(scope.heading));

  const crumbs = scope.crumbs.map(({ name, slugs }) => ({ name, href: browsePath(slugs) }));
  const turnTo = (page: number) => {
    goToPage(page);
    title.current?.focus({ preventScroll: true });
  };

  const waysOut = () => {
    if (data && data.total > 0) {
      const hint = `There are ${data.total_pages} pages.`;
      return { hint, action: { text: 'Go to the first page', onAct: () => turnTo(1) } };
    }
    if (filterCount(listing) === 0) return { hint: 'Try another word or category.' };
    const clear = { text: 'Clear all filters', onAct: () => change(plainListing) };
    return { hint: 'Try fewer filters, or another color.', action: clear };
  };

  return (
    <div className="page-margins">
      <ListingHead
        ref={title}
        heading={scope.heading}
        crumbs={crumbs.length > 0 ? crumbs : [{ name: 'Home', href: routes.home }]}
        count={data && { total: data.total, stores: storeCount(data.facets, listing.store) }}
      />
      <Filters reply={data} state={listing} sheet={sheet} onSheet={showSheet} onChange={change} />
      <section className="pt-8" aria-labelledby="products">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        {error && <FailedListing onRetry={refetch} />}
        {isLoading && <FirstLoad />}
        {!error && !isLoading && !data?.data.length && <EmptyListing {...waysOut()} />}
        {!error && data && data.data.length > 0 && (
          <Dimmed isPending={isPlaceholderData}>
            <ProductGrid cards={data.data} askedColors={listing.color} />
          </Dimmed>
        )}
        {!error && data && data.total_pages > 1 && (
          <Pagination page={listing.page} pageCount={data.total_pages} hrefAt={hrefAt} onPage={turnTo} />
        )}
      </section>
    </div>
  );
};
