import { useQueries } from '@tanstack/react-query';
import type { CategoryEntry, ProductCard } from '@wearfolio/contracts/catalogue';
import { productListQuery } from './api.ts';
import { pictureOfCategory } from './card/picture-source.ts';
import { plainListing } from './listing-url.ts';

/**
 * A picture for each top category, by slug: from cards that the page has anyway, once it has them (`known`), else from
 * the first page of the category's own listing, which is then at hand when the customer goes there.
 */
export const useCategoryPictures = (
  categories: readonly CategoryEntry[],
  known: readonly ProductCard[] | undefined,
): ReadonlyMap<string, string | null> => {
  const pictures = new Map(categories.map(({ slug }) => [slug, pictureOfCategory(known ?? [], slug)]));
  const missing = known ? [...pictures].flatMap(([slug, picture]) => (picture === null ? [slug] : [])) : [];
  const replies = useQueries({
    queries: missing.map((slug) => ({
      ...productListQuery({ childCateg: slug }, plainListing),
      placeholderData: undefined,
    })),
  });
  for (const [place, slug] of missing.entries()) {
    pictures.set(slug, pictureOfCategory(replies[place]?.data?.data ?? [], slug));
  }
  return pictures;
};
