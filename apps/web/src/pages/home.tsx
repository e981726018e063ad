import { useQuery } from '@tanstack/react-query';
import { newestStrip, savedStrip } from '@wearfolio/contracts/home/home-strips';
import { collectionQuery } from '../features/catalogue/api.ts';
import { FailedListing } from '../features/catalogue/listing/listing-states.tsx';
import { homeContentQuery, homepageQuery } from '../features/home/api.ts';
import { BannerPlace } from '../features/home/banner.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { homeTitle } from '../lib/titles.ts';
import { type HomeCards, HomeSection } from './parts/home-section.tsx';
import { NewsletterBand } from './parts/newsletter-band.tsx';

/** A shop without products, or without a home page that can be loaded. */
const withoutContent = [newestStrip, savedStrip];

/**
 * The home page, with the sections that the server composes (behavior.md#home-own-catalogue). A part that cannot be
 * loaded is left out, and one line below the banner says so (behavior.md#listing-loading).
 */
export const Home = () => {
  useDocumentTitle(homeTitle());
  const content = useQuery(homeContentQuery);
  const homepage = useQuery(homepageQuery);
  const collection = useQuery(collectionQuery(newestStrip.key));
  const missing = [content, homepage, collection].filter(({ isLoadingError }) => isLoadingError);
  const retry = () => {
    for (const { refetch } of missing) void refetch();
  };
  const cards: HomeCards = {
    weekly_product: collection.isLoadingError ? null : collection.data?.data,
    featured_product: homepage.data?.featuredProduct.map(({ card }) => card),
    favorites: homepage.isLoadingError ? null : homepage.data?.favorites.map(({ productDetail }) => productDetail),
  };
  const [banner] = content.data?.sections ?? [];
  const sections = content.data?.sections.slice(1) ?? withoutContent;
  return (
    <>
      <h1 className="sr-only">{homeTitle()}</h1>
      {banner && <HomeSection section={banner} cards={cards} />}
      {content.isPending && <BannerPlace />}
      {missing.length > 0 && (
        <div className="page-margins">
          <FailedListing onRetry={retry} />
        </div>
      )}
      {sections.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their positions while the page is shown.
        <HomeSection key={place} section={section} cards={cards} />
      ))}
      <NewsletterBand />
    </>
  );
};
