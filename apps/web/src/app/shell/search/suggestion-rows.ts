import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { prettify } from '@wearfolio/contracts/listing/listing-scope';
import type { Quote, StruckKind } from '@wearfolio/contracts/listing/product-card';
import type { suggest } from '@wearfolio/contracts/search';
import { productPath } from '../../../features/catalogue/product-url.ts';
import { nameOf } from '../../../lib/name-of.ts';
import { t } from '../../../lib/t.tsx';
import { brandPath, browsePath, searchPath, storePath } from '../../paths.ts';

/** A suggestion: a product with its picture, a category with its parent, or a search with its keyword. */
export type Row = { href: string; name: string; place?: string; keyword?: string; product?: Face };

/** Prices in currency units. */
type Face = {
  /** The language of its name, where it is not that of the page. */
  lang?: string | undefined;
  brand: string;
  picture: string | null;
  price: number | null;
  retailPrice: number | null;
  retailKind: StruckKind;
  quote?: Quote | undefined;
};

export type RowGroup = { title: string; rows: readonly Row[] };

/** The id of a row, by its index among all rows. */
export const rowId = (listId: string, place: number): string => `${listId}-${place}`;

/** The maximum number of rows in each group (look 3, 'Search'). */
const most = { popular: 6, queries: 4, categories: 3, brands: 3, stores: 2, products: 5 };

type Category = Pick<CategoryEntry, 'name' | 'slug'>;

/** Women and Kids both have Dresses, so the top category is shown too. */
const categoryRow = (name: string, slugs: readonly string[], tops: readonly Category[]): Row => {
  const [first = ''] = slugs;
  const top = tops.find(({ slug }) => slug === first)?.name ?? prettify(first);
  return { name: nameOf(name), href: browsePath(slugs), place: slugs.length > 1 ? nameOf(top) : undefined };
};

/** A search as a row, for the last suggestion and for recent searches. */
export const searchRow = (keyword: string, name = keyword): Row => ({ name, keyword, href: searchPath(keyword) });

/** What an empty field offers: the last searches, popular ones and the top categories, without empty groups. */
export const startGroups = (
  recent: readonly string[],
  popular: readonly string[],
  categories: readonly Category[],
): RowGroup[] => {
  const others = popular.filter((keyword) => !recent.includes(keyword));
  const groups: RowGroup[] = [
    { title: t('searches.recent'), rows: recent.map((keyword) => searchRow(keyword)) },
    { title: t('searches.popular'), rows: others.slice(0, most.popular).map((keyword) => searchRow(keyword)) },
    { title: t('shell.categories'), rows: categories.map(({ name, slug }) => categoryRow(name, [slug], categories)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
};

type Suggestions = Reply<typeof suggest>;

/** Suggestions in their fixed order, without empty groups. `tops` are the top categories, which name the place of others. */
export const suggestionGroups = (
  { queries, categories, brands, stores, products }: Suggestions,
  tops: readonly Category[],
): RowGroup[] => {
  const groups: RowGroup[] = [
    { title: t('shell.searches'), rows: queries.slice(0, most.queries).map((query) => searchRow(query)) },
    {
      title: t('shell.categories'),
      rows: categories.slice(0, most.categories).map(({ name, path }) => categoryRow(name, path.split('/'), tops)),
    },
    {
      title: t('titles.brands'),
      rows: brands
        .slice(0, most.brands)
        .map(({ slug, display_name }) => ({ name: display_name, href: brandPath(slug) })),
    },
    {
      title: t('ui.stores'),
      rows: stores.slice(0, most.stores).map(({ slug, store_name }) => ({ name: store_name, href: storePath(slug) })),
    },
    {
      title: t('listing.products'),
      rows: products.slice(0, most.products).map((one) => ({
        name: one.productName,
        href: productPath({ product_id: one.id, slug: one.slug }, one.color_id ?? undefined),
        product: {
          lang: one.lang,
          brand: one.brand_name,
          picture: one.primary_image,
          price: one.price,
          retailPrice: one.retail_price,
          retailKind: one.retail_kind,
          quote: one.quote,
        },
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
};
