import { useQuery } from '@tanstack/react-query';
import { homeTitle } from '@wearfolio/contracts/page-titles';
import { browsePath, shopPath } from '../app/paths.ts';
import { collectionQuery } from '../features/catalogue/api.ts';
import { StripSkeleton } from '../features/catalogue/card/grid-skeleton.tsx';
import { ProductCard } from '../features/catalogue/card/product-card.tsx';
import { useCategories } from '../features/catalogue/use-categories.ts';
import { useCategoryPictures } from '../features/catalogue/use-category-pictures.ts';
import { homepageQuery } from '../features/home/api.ts';
import { CategoryTiles } from '../features/home/category-tiles.tsx';
import { Hero } from '../features/home/hero.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { Strip } from '../ui/strip.tsx';

const newest = 'weekly_product';
const stripPictures = '(width >= 769px) 272px, 230px';

export const Home = () => {
  useDocumentTitle(homeTitle);
  const { data: homepage } = useQuery(homepageQuery);
  const { data: collection, isError } = useQuery(collectionQuery(newest));
  const categories = useCategories();
  const cards = collection?.data.filter(({ is_active }) => is_active) ?? [];
  const isKnown = homepage !== undefined && (collection !== undefined || isError);
  const known = isKnown ? [...homepage.featuredProduct.map(({ card }) => card), ...cards] : undefined;
  const pictures = useCategoryPictures(categories, known);
  const tiles = categories.map(({ name, slug }) => ({
    name,
    href: browsePath([slug]),
    picture: pictures.get(slug) ?? null,
  }));
  return (
    <>
      <Hero
        eyebrow="Many stores, one wardrobe"
        headline="A quieter way to shop"
        line="Everything worth wearing this season, from many stores in one place. You buy at the store's own site."
        href={shopPath('featured_product')}
      />
      {!isError && (
        <Strip eyebrow="Latest Drop" title="Shop The Newest Finds" href={shopPath(newest)}>
          {cards.map((card) => (
            <li key={card.product_id}>
              <ProductCard card={card} sizes={stripPictures} />
            </li>
          ))}
          {!collection && <StripSkeleton />}
        </Strip>
      )}
      <CategoryTiles title="Find your way in" tiles={tiles} />
    </>
  );
};
