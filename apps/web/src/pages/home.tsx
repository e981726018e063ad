import { useQuery } from '@tanstack/react-query';
import { homeTitle } from '@wearfolio/contracts/listing/page-titles';
import { shopPath } from '../app/paths.ts';
import { collectionQuery } from '../features/catalogue/api.ts';
import { CardStrip } from '../features/catalogue/card/card-strip.tsx';
import { MiniCard } from '../features/catalogue/card/mini-card.tsx';
import { FailedListing } from '../features/catalogue/listing/listing-states.tsx';
import { homeContentQuery, homepageQuery } from '../features/home/api.ts';
import { Banner } from '../features/home/banner.tsx';
import { CategoryTiles } from '../features/home/category-tiles.tsx';
import { EditorsChoice } from '../features/home/editors-choice.tsx';
import { Scenes } from '../features/home/scenes.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { cardActions } from './parts/card-actions.tsx';
import { FollowedBrandsStrip } from './parts/followed-brands-strip.tsx';
import { NewsletterBand } from './parts/newsletter-band.tsx';
import { RecentlyViewedStrip } from './parts/recently-viewed-strip.tsx';

/** Spec 7: what the newest finds are asked with. */
const newest = 'weekly_product';

/**
 * The home page, section by section as spec 2 orders them. A part that could not be read is left out, and one line says
 * so for all of them (decision 47).
 */
export const Home = () => {
  useDocumentTitle(homeTitle);
  const content = useQuery(homeContentQuery);
  const homepage = useQuery(homepageQuery);
  const collection = useQuery(collectionQuery(newest));
  const words = content.data;
  const missing = [content, homepage, collection].filter(({ isLoadingError }) => isLoadingError);
  const retry = () => {
    for (const { refetch } of missing) void refetch();
  };
  return (
    <>
      <h1 className="sr-only">{homeTitle}</h1>
      {!content.isLoadingError && <Banner slides={words?.slides} />}
      {missing.length > 0 && (
        <div className="page-margins">
          <FailedListing onRetry={retry} />
        </div>
      )}
      {!collection.isLoadingError && (
        <CardStrip
          eyebrow="Latest Drop"
          title="Shop The Newest Finds"
          href={shopPath(newest)}
          cards={collection.data?.data}
          actions={cardActions}
        />
      )}
      <FollowedBrandsStrip />
      {words && (
        <EditorsChoice content={words.editorsChoice} href={shopPath('featured_product')}>
          {homepage.data?.featuredProduct.map(({ card }) => (
            <li key={card.product_id}>
              <MiniCard card={card} />
            </li>
          ))}
        </EditorsChoice>
      )}
      {words && <CategoryTiles {...words.summerShop} />}
      {!homepage.isLoadingError && (
        <CardStrip
          eyebrow="Saved most"
          title="People's Favourite Products"
          href={shopPath('favorites')}
          cards={homepage.data?.favorites.map(({ productDetail }) => productDetail)}
          width="narrow"
          actions={cardActions}
        />
      )}
      <RecentlyViewedStrip />
      {words && <Scenes {...words.tropicalGlow} look="portrait" />}
      {words && <Scenes {...words.newArrivals} look="landscape" />}
      <NewsletterBand />
    </>
  );
};
