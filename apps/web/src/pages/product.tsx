import { useQuery } from '@tanstack/react-query';
import { isUnsortedTop } from '@wearfolio/contracts/listing/listing-scope';
import { productHeading } from '@wearfolio/contracts/listing/page-titles';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { brandPath, browsePath, routes, storePath } from '../app/paths.ts';
import { productQuery } from '../features/catalogue/api.ts';
import { CompareButton } from '../features/catalogue/compare/compare-button.tsx';
import { Breadcrumb } from '../features/catalogue/listing/breadcrumb.tsx';
import { FailedListing } from '../features/catalogue/listing/listing-states.tsx';
import { plainListing } from '../features/catalogue/listing-url.ts';
import { BuyBar } from '../features/catalogue/product/buy-bar.tsx';
import { BuyColumn } from '../features/catalogue/product/buy-column.tsx';
import { Gallery } from '../features/catalogue/product/gallery.tsx';
import { LowestNote } from '../features/catalogue/product/history/lowest-note.tsx';
import { chosenColor, type ProductDetails, picturesOf, pictureText } from '../features/catalogue/product/offer.ts';
import { ProductNotes } from '../features/catalogue/product/product-notes.tsx';
import { ProductPageSkeleton, productColumns } from '../features/catalogue/product/product-page-skeleton.tsx';
import { ProductStrip } from '../features/catalogue/product/product-strip.tsx';
import { SimilarStrip } from '../features/catalogue/product/similar-strip.tsx';
import { shownOffer } from '../features/catalogue/product/store-offers.ts';
import { readId } from '../features/catalogue/product-url.ts';
import { rememberViewed } from '../features/catalogue/recently-viewed.ts';
import { ReportOffer } from '../features/contact/report-offer.tsx';
import { FollowButton } from '../features/favorites/brands/follow-button.tsx';
import { ApiError } from '../lib/api-client.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { nameOf } from '../lib/name-of.ts';
import { t } from '../lib/t.tsx';
import { titleOf } from '../lib/titles.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useIsScrolledPast } from '../lib/use-is-scrolled-past.ts';
import { useOverlay } from '../lib/use-sheet.ts';
import { lazyOverlay, lazyPart, Nothing } from '../ui/lazy-part.tsx';
import { NotFound } from './not-found.tsx';
import { cardActions } from './parts/card-actions.tsx';
import { DetailsHeart } from './parts/details-heart.tsx';
import { RecentlyViewedStrip } from './parts/recently-viewed-strip.tsx';

// Loaded later, because it is below the buy column.
const [PriceHistory] = lazyPart(
  async () => (await import('../features/catalogue/product/history/price-history.tsx')).PriceHistory,
  Nothing,
  <div className="mt-8 min-h-72" />,
);

const [Zoom, prepareZoom] = lazyOverlay(async () => (await import('../features/catalogue/product/zoom/zoom.tsx')).Zoom);

const Shown = ({ details, isAsked }: { details: ProductDetails; isAsked: boolean }) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const buy = useRef<HTMLDivElement>(null);
  const isPastBuying = useIsScrolledPast(buy);
  useDocumentTitle(titleOf(productHeading(t, details)));
  useEffect(() => rememberViewed(details.id), [details.id]);

  const { card, categories } = details;
  const query = new URLSearchParams(search);
  const colorId = readId(query.get('color'));
  const color = chosenColor(details, colorId);
  const brandHref = brandPath(details.brand_slug);
  const slugs = categories.map(({ slug }) => slug);
  const isUnsorted = isUnsortedTop(slugs[0]);
  const chooseColor = (id: number) => {
    query.set('color', String(id));
    void navigate(`${pathname}?${query}`, { replace: true, state });
  };

  const pictures = picturesOf(details, color);
  const alt = pictureText(details, color);
  // The picture that was enlarged last; null before the first one.
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const { sheet, showSheet } = useOverlay<'zoom'>();

  const offer = shownOffer(details, isAsked);
  const isSoldOut = offer?.in_stock === false;
  const similar = (
    <SimilarStrip
      title={t('product.similar')}
      productId={details.id}
      href={isUnsorted ? brandHref : browsePath(slugs)}
      actions={cardActions}
    />
  );

  return (
    <>
      <div className="product-sheet page-margins">
        <div className="needs-screen pt-4 pb-3 md:pt-6 md:pb-4">
          <Breadcrumb
            crumbs={
              isUnsorted
                ? [{ name: t('ui.home'), href: routes.home }]
                : categories.map(({ name }, level) => ({
                    name: nameOf(name),
                    href: browsePath(slugs.slice(0, level + 1)),
                  }))
            }
            current={details.name}
            lang={card.lang}
          />
        </div>
        <div className={`sheet-columns ${productColumns}`}>
          <div className="-mx-(--margin) tablet:mx-0">
            <Gallery
              card={card}
              pictures={pictures}
              alt={alt}
              sizes="(width >= 1100px) 770px, (width >= 700px) 50vw, 100vw"
              isNatural
              onEnlarge={(index) => {
                setEnlarged(index);
                showSheet('zoom');
              }}
              prepareEnlarge={prepareZoom}
              railClass="hidden w-18 shrink-0 flex-col gap-2 md:flex"
            />
          </div>
          <div className="pt-5 tablet:pt-0 md:sticky md:top-22 md:self-start">
            <BuyColumn
              details={details}
              offer={offer}
              colorId={colorId}
              onColor={chooseColor}
              brandHref={brandHref}
              titleAs="h1"
              priceNote={<LowestNote productId={offer?.product_id ?? details.id} />}
              follow={<FollowButton brand={{ id: card.brand_id, display_name: card.brand_name }} />}
              favorite={
                <>
                  <DetailsHeart details={details} colorId={colorId} />
                  <CompareButton product={{ id: details.id, colorId }} />
                </>
              }
              buyRef={buy}
            />
            <div className="needs-script needs-screen">
              <PriceHistory productId={offer?.product_id ?? details.id} />
            </div>
            <ProductNotes details={details} brandHref={brandHref} storeHref={storePath(details.store_slug)} />
            <div className="needs-screen">
              <ReportOffer productId={details.id} name={`${details.name}, ${details.store_name}`} />
            </div>
          </div>
        </div>
        {/* After hydration, because the server renders one page for all addresses of the shop. */}
        <p className="needs-paper type-small mt-2 text-ink-2">{useIsHydrated() && `${location.origin}${pathname}`}</p>
      </div>
      {isSoldOut && similar}
      <ProductStrip
        title={t('product.moreFrom', { brandName: card.brand_name })}
        href={brandHref}
        scope={{}}
        listing={{ ...plainListing, brand: [String(card.brand_id)] }}
        besides={details.id}
        actions={cardActions}
      />
      {!isSoldOut && similar}
      <RecentlyViewedStrip besides={details.id} />
      {enlarged !== null && (
        <Zoom
          key={enlarged}
          card={card}
          pictures={pictures}
          alt={alt}
          first={enlarged}
          isOpen={sheet === 'zoom'}
          onClose={() => showSheet(null)}
        />
      )}
      {offer && <BuyBar offer={offer} isShown={isPastBuying} />}
    </>
  );
};

const Pending = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => {
  useDocumentTitle(titleOf(''));
  return (
    <div className="page-margins">
      <h1 className="sr-only">{t('product.product')}</h1>
      <div className="h-18 md:h-16" />
      {error ? <FailedListing onRetry={onRetry} /> : <ProductPageSkeleton />}
    </div>
  );
};

const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/**
 * The page of a product (behavior.md#product-page). `?color=` selects a color, `?offer=` the offer of a store; the cheapest store is
 * the default, and takes the place of an offer that is gone.
 */
export const Product = () => {
  const named = readId(useParams().id);
  const asked = readId(new URLSearchParams(useLocation().search).get('offer'));
  const ofAsked = useQuery({ ...productQuery(asked ?? 0), enabled: asked !== null });
  const isAskedGone = isUnknown(ofAsked.error);
  const isPlain = asked === null || isAskedGone;
  const ofNamed = useQuery({ ...productQuery(named ?? 0), enabled: isPlain && named !== null });
  const { data, error, refetch } = isPlain ? ofNamed : ofAsked;
  if ((isPlain && named === null) || isUnknown(error)) return <NotFound />;
  if (data) return <Shown key={data.id} details={data} isAsked={data.id === asked} />;
  return <Pending error={error} onRetry={refetch} />;
};
