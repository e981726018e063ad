import { listBrands, listProducts } from '@wearfolio/contracts/catalogue';
import { nowhere } from '@wearfolio/contracts/first-screen';
import { getHomeContent, getHomepage, getText } from '@wearfolio/contracts/home';
import type { HomePage } from '@wearfolio/contracts/home/home-sections';
import {
  homeTitle,
  notFoundHeading,
  type PlainPage,
  pageTitle,
  quickViewHeading,
  titleOf,
} from '@wearfolio/contracts/listing/page-titles';
import { bannerPieceSizes, bannerSizes } from '@wearfolio/contracts/pictures';
import { message, type Translate } from '@wearfolio/messages/key';
import { previewAddress } from '../../addresses/whole-address.ts';
import { listingText } from '../../catalogue/page/listing-body.ts';
import { loadPage } from '../../catalogue/page/load-page.ts';
import { shopDescription, standardDescription } from '../../home/shop-description.ts';
import { addressKey, treeData } from './first-data.ts';
import type { FirstData, MakeMetadata, PageMetadata, Shop } from './page-metadata.ts';
import { organizationData, websiteData } from './structured-data.ts';

const plain = {
  type: 'website',
  image: null,
  structuredData: [],
} as const satisfies Partial<PageMetadata>;

/** A page whose own code reports what is missing. */
export const missingMetadata = (t: Translate, shopName: string): PageMetadata => ({
  ...plain,
  description: shopDescription(t),
  title: titleOf(notFoundHeading(t), shopName),
  canonical: null,
  isIndexed: false,
  firstData: {},
});

/** The not-found page. Without the category tree when the database does not respond. */
export const notFoundMetadata = async (
  t: Translate,
  shopName: string,
  shop: Pick<Shop, 'readDb' | 'catalogue'> | null,
): Promise<PageMetadata> => ({
  ...missingMetadata(t, shopName),
  firstData: { ...(shop && (await treeData(shop))), [nowhere]: 'true' },
});

/** The query of the home page's newest products (behavior.md#home-collections). */
const newest = { page: '0', keyword: '', homepageKey: 'weekly_product' };

/** behavior.md#routes-titles: about clothing, fashion and online shopping. */
const homeKeywords = message('titles.homeKeywords');

const homeOf = (content: string | null): HomePage | undefined => JSON.parse(content ?? '{}').data;

/** The picture of the first slide. */
const bannerPicture = (home: HomePage | undefined): PageMetadata['firstPicture'] => {
  const [first] = home?.sections ?? [];
  const art = first?.kind === 'slides' ? first.slides[0]?.art : undefined;
  if (!art) return undefined;
  if ('picture' in art) return { src: art.picture.src, sizes: bannerSizes };
  const src = art.pieces[0]?.picture?.src;
  return src === undefined ? undefined : { src, sizes: bannerPieceSizes };
};

/** How many rows of products the page includes. The web app requests the others. */
const mostRows = 2;

/** The products in the first rows that staff put on the home page. */
const rowData = async (shop: Shop, home: HomePage | undefined): Promise<FirstData> => {
  const rows = (home?.sections ?? []).filter((section) => section.kind === 'products').slice(0, mostRows);
  const replies = await Promise.all(
    rows.map(async ({ asked }) => {
      const query = listProducts.schema.querystring.parse(asked);
      return [addressKey(listProducts.url, asked), listingText(await loadPage(shop, query))] as const;
    }),
  );
  return Object.fromEntries(replies);
};

const replyAt = (url: string, reply: string | null): FirstData => (reply === null ? {} : { [url]: reply });

/** The home page, with the data of its sections. */
export const homeMetadata: MakeMetadata = async (shop) => {
  const query = listProducts.schema.querystring.parse(newest);
  const [reply, tree, content, homepage] = await Promise.all([
    loadPage(shop, query),
    treeData(shop),
    shop.ask(getHomeContent.url),
    shop.ask(getHomepage.url),
  ]);
  const home = homeOf(content);
  const rows = await rowData(shop, home);
  return {
    ...plain,
    title: homeTitle(shop.t, shop.identity.name),
    description: home && home.description !== standardDescription ? home.description : shopDescription(shop.t),
    keywords: shop.t(homeKeywords),
    firstPicture: bannerPicture(home),
    canonical: `${shop.publicUrl}/`,
    isIndexed: true,
    image: previewAddress(shop.publicUrl, reply.data[0]?.image_path ?? null),
    structuredData: [organizationData(shop), websiteData(shop)],
    firstData: {
      ...tree,
      ...replyAt(getHomeContent.url, content),
      [addressKey(listProducts.url, newest)]: listingText(reply),
      ...replyAt(getHomepage.url, homepage),
      ...rows,
    },
  };
};

/** The page with only the quick view (behavior.md#product-demo). */
export const quickViewDemoMetadata: MakeMetadata = async (shop) => ({
  ...plain,
  description: shopDescription(shop.t),
  title: titleOf(quickViewHeading(shop.t), shop.identity.name),
  canonical: `${shop.publicUrl}/qmodal`,
  isIndexed: false,
  firstData: await treeData(shop),
});

/** The data of a plain page besides the category tree, by the address at which the web app requests it. */
const shownIn: Partial<Record<PlainPage, string>> = {
  aboutUs: getText.url.replace(':page', 'about-us'),
  privacyPolicy: getText.url.replace(':page', 'privacy-policy'),
  terms: getText.url.replace(':page', 'terms'),
  brands: listBrands.url,
};

/**
 * The largest list of brands to include in its page, in characters. For more (such as 12,000 brands) the web app
 * requests it.
 */
const mostOfBrands = 100_000;

/** A page with only a title. Its path is canonical unless it contains a secret. */
export const plainMetadata =
  (page: PlainPage, path: string | null, isIndexed: boolean): MakeMetadata =>
  async (shop) => {
    const shown = shownIn[page];
    const reply = shown === undefined ? null : await shop.ask(shown);
    const isTooLong = page === 'brands' && (reply?.length ?? 0) > mostOfBrands;
    return {
      ...plain,
      description: shopDescription(shop.t),
      title: pageTitle(shop.t, page, shop.identity.name),
      canonical: path === null ? null : shop.publicUrl + path,
      isIndexed,
      firstData: {
        ...(await treeData(shop)),
        ...(shown && !isTooLong && replyAt(shown, reply)),
      },
    };
  };
