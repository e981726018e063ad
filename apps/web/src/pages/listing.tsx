import { useQuery } from '@tanstack/react-query';
import { scopeOf } from '@wearfolio/contracts/listing-scope';
import { titleOf } from '@wearfolio/contracts/page-titles';
import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { browsePath, routes, searchPath } from '../app/paths.ts';
import { productListQuery } from '../features/catalogue/api.ts';
import { ProductGrid } from '../features/catalogue/card/product-grid.tsx';
import { Filters } from '../features/catalogue/filters/filters.tsx';
import { onlyChosenName, storeCount } from '../features/catalogue/filters/options.ts';
import { EmptyResult } from '../features/catalogue/listing/empty-result.tsx';
import { ListingHead } from '../features/catalogue/listing/listing-head.tsx';
import { Dimmed, FailedListing, FirstLoad } from '../features/catalogue/listing/listing-states.tsx';
import { useListing } from '../features/catalogue/listing/use-listing.ts';
import { atPage, printListing } from '../features/catalogue/listing-url.ts';
import { askedColors, type Understanding, withoutUnderstood } from '../features/catalogue/understood.ts';
import { useCategories } from '../features/catalogue/use-categories.ts';
import { usePrefetch } from '../features/catalogue/use-prefetch.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { Pagination } from '../ui/pagination.tsx';

export const Listing = () => {
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const scope = scopeOf(useParams(), keyword, useCategories());
  const { listing, change, sheet, showSheet, hrefAt, goToPage } = useListing();
  const { data, error, isLoading, isPlaceholderData, refetch } = useQuery(productListQuery(scope.query, listing));
  const title = useRef<HTMLHeadingElement>(null);
  const prefetch = usePrefetch();
  const navigate = useNavigate();
  // All products filtered by one brand or store alone are that brand's or store's own page.
  const only = Object.keys(scope.query).length === 0 && data ? onlyChosenName(data.facets, listing) : null;
  const heading = only ?? scope.heading;
  useDocumentTitle(titleOf(heading));

  const crumbs = scope.crumbs.map(({ name, slugs }) => ({ name, href: browsePath(slugs) }));
  const turnTo = (page: number) => {
    goToPage(page);
    title.current?.focus({ preventScroll: true });
  };

  const undo = (part: Understanding) => {
    const rest = new URLSearchParams(query);
    rest.set('keyword', withoutUnderstood(keyword, part));
    void navigate(routes.search + printListing(atPage(listing, 1), rest));
  };

  return (
    <div className="page-margins">
      <ListingHead
        ref={title}
        heading={heading}
        crumbs={crumbs.length > 0 ? crumbs : [{ name: 'Home', href: routes.home }]}
        count={data && { total: data.total, stores: storeCount(data.facets, listing.store) }}
      />
      <Filters
        reply={data}
        state={listing}
        sheet={sheet}
        onSheet={showSheet}
        onChange={change}
        onMisunderstood={undo}
      />
      <section className="pt-8" aria-labelledby="products">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        {error && <FailedListing onRetry={refetch} />}
        {isLoading && <FirstLoad />}
        {!error && !isLoading && !data?.data.length && (
          <EmptyResult
            reply={data}
            listing={listing}
            hrefOf={searchPath}
            onChange={change}
            onFirstPage={() => turnTo(1)}
          />
        )}
        {!error && data && data.data.length > 0 && (
          <Dimmed isPending={isPlaceholderData}>
            <ProductGrid cards={data.data} askedColors={askedColors(listing.color, data)} />
          </Dimmed>
        )}
        {!error && data && data.total_pages > 1 && (
          <Pagination
            page={listing.page}
            pageCount={data.total_pages}
            hrefAt={hrefAt}
            onPage={turnTo}
            onIntent={(page) =>
              page === null ? prefetch.stop() : prefetch.start(productListQuery(scope.query, atPage(listing, page)))
            }
          />
        )}
      </section>
    </div>
  );
};
