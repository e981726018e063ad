import type { listProducts, Understanding } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { pageSize } from '@wearfolio/contracts/limits';
import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import {
  isHomeCollection,
  isUnknownCategory,
  type ListingScope,
  scopeOf,
} from '@wearfolio/contracts/listing/listing-scope';
import { chosenNames, listingTitle } from '@wearfolio/contracts/listing/page-titles';
import { isPromoted } from '@wearfolio/contracts/listing/promoted';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { lazyPage } from '../app/lazy-page.ts';
import { brandPath, browsePath, routes, searchPath } from '../app/paths.ts';
import { productListQuery } from '../features/catalogue/api.ts';
import { ProductGrid } from '../features/catalogue/card/product-grid.tsx';
import { CategoryRail } from '../features/catalogue/filters/category-rail.tsx';
import { Filters } from '../features/catalogue/filters/filters.tsx';
import { onlyChosenName, storeCount } from '../features/catalogue/filters/options.ts';
import { Disclosure } from '../features/catalogue/listing/disclosure.tsx';
import { EmptyResult } from '../features/catalogue/listing/empty-result.tsx';
import { ListingHead } from '../features/catalogue/listing/listing-head.tsx';
import {
  Dimmed,
  FailedListing,
  FirstLoad,
  Outage,
  RefusedListing,
} from '../features/catalogue/listing/listing-states.tsx';
import { LoadMore } from '../features/catalogue/listing/load-more.tsx';
import { RelaxedNote } from '../features/catalogue/listing/relaxed-note.tsx';
import { useFollowedSearches } from '../features/catalogue/listing/use-followed-searches.ts';
import { useListedProducts } from '../features/catalogue/listing/use-listed-products.ts';
import { useListing } from '../features/catalogue/listing/use-listing.ts';
import { type MorePages, useMorePages } from '../features/catalogue/listing/use-more-pages.ts';
import { useOwner } from '../features/catalogue/listing/use-owner.ts';
import {
  atPage,
  filterCount,
  type ListingState,
  plainListing,
  withoutParts,
} from '../features/catalogue/listing-url.ts';
import { filtersIn, leadingOf, relaxedIn, understoodIn, withUnderstood } from '../features/catalogue/understood.ts';
import { useCategories } from '../features/catalogue/use-categories.ts';
import { usePrefetch } from '../features/catalogue/use-prefetch.ts';
import { SaveSearch } from '../features/searches/save-search.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { formatList } from '../lib/formats.ts';
import { nameOf } from '../lib/name-of.ts';
import { settings } from '../lib/settings.ts';
import { t } from '../lib/t.tsx';
import { type FitQuery, useFit } from '../session/worn-sizes.ts';
import { lazyPart, Nothing } from '../ui/lazy-part.tsx';
import { PageComing } from '../ui/page-coming.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { cardActions } from './parts/card-actions.tsx';
import { OwnerNote, OwnerPromoted, OwnerText } from './parts/owner-head.tsx';

const [BesidesEmpty] = lazyPart(async () => (await import('./parts/besides-empty.tsx')).BesidesEmpty, Nothing);

const NotFound = lazyPage(async () => (await import('./not-found.tsx')).NotFound);

const homeCrumb = () => ({ name: t('ui.home'), href: routes.home });
const brandsCrumb = () => ({ name: t('titles.brands'), href: routes.brands });

/** The title of the listing. All products of a single brand or store have its name. */
const namesOf = (
  scope: ListingScope,
  listing: ListingState,
  facets: Facets | undefined,
  understood: readonly Understanding[],
) => {
  const only = Object.keys(scope.query).length === 0 && facets ? onlyChosenName(facets, listing) : null;
  const heading = only ?? scope.heading;
  const isChosen = (group: FilterGroup, value: string) => listing[group].includes(value);
  const chosen = facets && only === null ? chosenNames({ facets, understood }, isChosen, nameOf) : [];
  const title = listingTitle(t, {
    shop: settings.shop.name,
    heading,
    crumbs: scope.crumbs,
    chosen,
    page: listing.page,
  });
  const isSearch = Object.keys(scope.query).join() === 'keyword';
  const name = isSearch ? (scope.query.keyword ?? '') : heading;
  return { heading, title, searchName: formatList([name, ...chosen]) };
};

/** Whether the listing is a collection that was put together, not computed. */
const isPicked = (key: string | undefined): boolean => key !== undefined && !isPromoted(key);

type Asked = ReturnType<typeof useListedProducts>['asked'];

/** The counts of a reply, with the number of the requested stores; null for a single store. */
const countOf = ({ total, facets, understood = [] }: Reply<typeof listProducts>, { scope, listing }: Asked) => {
  const { store } = withUnderstood(listing, understood);
  const named = scope.store ?? store;
  return { total, stores: named.length === 1 ? null : storeCount(facets, named) };
};

/** Whether the listing is empty without any filter. */
const isBare = (reply: Reply<typeof listProducts> | undefined, listing: ListingState): boolean =>
  reply?.total === 0 && filterCount(listing) === 0;

/** Whether the listing has no products, and nothing that a shopper can change here is the reason. */
const isEmptyAnyway = (
  state: string,
  reply: Reply<typeof listProducts> | undefined,
  listing: ListingState,
  understood: readonly Understanding[],
  fit: FitQuery,
): boolean =>
  state === 'empty' &&
  (reply === undefined || isBare(reply, listing)) &&
  understood.length + listing.on.length + listing.off.length + Object.keys(fit).length === 0;

/** Whether the listing is the whole shop. */
const isWhole = ({ query }: ListingScope, listing: ListingState): boolean =>
  Object.keys(query).length === 0 && filterCount(listing) === 0;

// Shown while loading too, so that it does not move the filters when it appears.
const isSavable = (state: string): boolean => state === 'filled' || state === 'loading';

type PagesProps = Pick<ComponentProps<typeof Pagination>, 'hrefAt' | 'onPage'> & {
  reply: Reply<typeof listProducts> | undefined;
  more: MorePages;
  listing: ListingState;
  grid: RefObject<HTMLElement | null>;
  queryAt: (page: number) => ReturnType<typeof productListQuery>;
};

/** More products below the cards, and links to all pages (behavior.md#listing-pagination); nothing for a single page. */
const Pages = ({ reply, more, listing, grid, queryAt, ...links }: PagesProps) => {
  const prefetch = usePrefetch();
  const { total = 0, total_pages: pageCount = 1 } = reply ?? {};
  if (pageCount <= 1) return null;
  return (
    <>
      {listing.page <= pageCount && (
        <LoadMore more={more} from={(listing.page - 1) * pageSize + 1} total={total} grid={grid} />
      )}
      <div className="-mt-8">
        <Pagination
          page={more.until}
          pageCount={pageCount}
          onIntent={(page) => (page === null ? prefetch.stop() : prefetch.start(queryAt(page)))}
          {...links}
        />
      </div>
    </>
  );
};

const ListingPage = () => {
  const params = useParams();
  const owner = useOwner(params);
  const { listing, keyword, change, sheet, showSheet, hrefAt, unfilteredHref, goToPage } = useListing(owner?.group);
  const categories = useCategories();
  const scope = scopeOf(t, params, keyword, categories, owner?.shop, settings.collections, nameOf);
  const fit = useFit();
  const { reply, asked, state, reason, isPending, hasFailed, retry } = useListedProducts(scope.query, listing, owner);
  const more = useMorePages(scope.query, listing, reply);
  const grid = useRef<HTMLElement>(null);
  const understood = understoodIn(keyword, reply);
  useFollowedSearches(keyword);
  const head = useRef<HTMLHeadingElement>(null);
  const { heading, title, searchName } = namesOf(scope, listing, reply?.facets, understood);
  useDocumentTitle(title);

  const crumbs = scope.crumbs.map(({ name, slugs }) => ({ name, href: browsePath(slugs) }));
  const top = owner?.group === 'brand' ? brandsCrumb() : homeCrumb();
  const focusHead = () => head.current?.focus({ preventScroll: true });
  const turnTo = (page: number) => {
    goToPage(page);
    focusHead();
  };
  const clear = () => {
    const texts = filtersIn(understood).map(({ text }) => text);
    change(withoutParts({ ...plainListing, off: listing.off }, texts));
    focusHead();
  };

  // Whether a collection exists is unknown until its products are loaded, except for those of the home page.
  const { homepageKey } = params;
  if (homepageKey !== undefined && !isHomeCollection(homepageKey) && isBare(reply, listing)) return <NotFound />;

  const outage = hasFailed && <Outage isOverList={state === 'filled'} onRetry={retry} />;

  return (
    <>
      <div className="page-margins">
        <ListingHead
          ref={head}
          heading={heading}
          isOwned={owner !== null}
          crumbs={crumbs.length > 0 ? crumbs : [top]}
          count={reply && countOf(reply, asked)}
          note={<OwnerNote owner={owner} />}
          text={<OwnerText owner={owner} />}
          disclosure={<Disclosure rankingHref={routes.ranking} isPicked={isPicked(homepageKey)} />}
          action={
            isSavable(state) && (
              <SaveSearch
                isWhole={isWhole(scope, listing)}
                address={hrefAt(1)}
                proposedName={searchName}
                overviewHref={routes.searches}
              />
            )
          }
        />
        <div className="md:flex md:flex-wrap md:gap-x-12">
          <OwnerPromoted owner={owner} />
          <CategoryRail
            facets={reply?.facets}
            scope={scope.query}
            state={listing}
            browsePath={browsePath}
            onChange={change}
          />
        </div>
        {!isEmptyAnyway(state, reply, listing, understood, fit) && (
          <Filters
            reply={reply}
            outage={outage}
            scope={scope.query}
            state={listing}
            without={owner?.group}
            sheet={sheet}
            onSheet={showSheet}
            understood={understood}
            relaxed={relaxedIn(reply)}
            onChange={change}
          />
        )}
        <section ref={grid} className="pt-8" aria-labelledby="products" tabIndex={-1}>
          <h2 id="products" className="sr-only">
            {t('listing.products')}
          </h2>
          {state === 'refused' && <RefusedListing reason={reason} />}
          {state === 'failed' && <FailedListing onRetry={retry} />}
          {state === 'loading' && <FirstLoad />}
          {state === 'empty' && (
            <EmptyResult
              searchHref={keyword === '' ? undefined : searchPath}
              reply={reply}
              listing={withUnderstood(listing, understood)}
              onClear={clear}
              onFirstPage={() => turnTo(1)}
            />
          )}
          {state === 'filled' && reply && (
            <Dimmed isPending={isPending} notice={outage}>
              <RelaxedNote keyword={keyword} place={scope.place} reply={reply} listing={listing} onChange={change} />
              <ProductGrid page={listing.page} cards={more.cards} leading={leadingOf(reply)} actions={cardActions} />
            </Dimmed>
          )}
          <Pages
            reply={reply}
            more={more}
            listing={listing}
            grid={grid}
            hrefAt={hrefAt}
            onPage={turnTo}
            queryAt={(page) => productListQuery(scope.query, atPage(listing, page), fit)}
          />
        </section>
      </div>
      {reply?.total === 0 && (
        <BesidesEmpty
          isFiltered={filterCount(listing) > 0}
          heading={heading}
          href={unfilteredHref}
          scope={scope.query}
        />
      )}
    </>
  );
};

/**
 * A listing of any kind (behavior.md#listing-screen), including the page of a brand or store. Unknown slugs show "Page
 * not found".
 */
export const Listing = () => {
  const params = useParams();
  const { search } = useLocation();
  const owner = useOwner(params);
  const isMissing = owner?.isMissing ?? false;
  const isUnknown = isUnknownCategory(params, useCategories());
  const slug = owner?.about?.slug ?? null;
  // A link within the app to a merged brand.
  if (slug !== null && params.brandSlug !== undefined && slug !== params.brandSlug)
    return <Navigate to={{ pathname: brandPath(slug), search }} replace />;
  if (isMissing || isUnknown) return <NotFound />;
  // Its name and its terms, whose height is unknown, come with the owner.
  return owner?.isComing ? <PageComing /> : <ListingPage />;
};
