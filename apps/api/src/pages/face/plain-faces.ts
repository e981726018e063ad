import { listProducts } from '@wearfolio/contracts/catalogue';
import { getHomeContent, getHomepage, type HomeContent } from '@wearfolio/contracts/home';
import {
  homeTitle,
  notFoundHeading,
  type PlainPage,
  pageTitles,
  quickViewHeading,
  titleOf,
} from '@wearfolio/contracts/listing/page-titles';
import { bannerSizes } from '@wearfolio/contracts/pictures';
import { answerQuery } from '../../catalogue/listing/answer-query.ts';
import { listingText } from '../../catalogue/listing/listing-text.ts';
import { type Face, type FirstData, type MakeFace, shopDescription, wholeAddress } from './face.ts';
import { addressKey, treeData } from './first-data.ts';

const plain = {
  description: shopDescription,
  type: 'website',
  image: null,
  structuredData: [],
} as const satisfies Partial<Face>;

/** What stands at an address that leads nowhere. */
export const notFoundFace: Face = {
  ...plain,
  title: titleOf(notFoundHeading),
  canonical: null,
  isIndexed: false,
  firstData: {},
};

/** What the home page's newest products are asked with (spec 7). */
const newest = { page: '0', keyword: '', homepageKey: 'weekly_product' };

/** Spec 2: about clothing, fashion and online shopping. */
const homeKeywords = 'clothing, fashion, online shopping, clothes, shoes, bags, brands, stores, sale';

const bannerPicture = (content: string | null): Face['firstPicture'] => {
  const { data }: { data?: HomeContent } = JSON.parse(content ?? '{}');
  const src = data?.slides[0]?.picture.src;
  return src === undefined ? undefined : { src, sizes: bannerSizes };
};

const replyAt = (url: string, reply: string | null): FirstData => (reply === null ? {} : { [url]: reply });

/** The home page, with what its sections show. */
export const homeFace: MakeFace = async (shop) => {
  const query = listProducts.schema.querystring.parse(newest);
  const [reply, tree, content, homepage] = await Promise.all([
    answerQuery(shop, query),
    treeData(shop),
    shop.ask(getHomeContent.url),
    shop.ask(getHomepage.url),
  ]);
  return {
    ...plain,
    title: homeTitle,
    keywords: homeKeywords,
    firstPicture: bannerPicture(content),
    canonical: `${shop.publicUrl}/`,
    isIndexed: true,
    image: wholeAddress(shop.publicUrl, reply.data[0]?.image_path ?? null),
    firstData: {
      ...tree,
      ...replyAt(getHomeContent.url, content),
      [addressKey(listProducts.url, newest)]: listingText(reply),
      ...replyAt(getHomepage.url, homepage),
    },
  };
};

/** The page that shows the quick view alone (decision 27). */
export const quickViewDemoFace: MakeFace = async (shop) => ({
  ...plain,
  title: titleOf(quickViewHeading),
  canonical: `${shop.publicUrl}/qmodal`,
  isIndexed: false,
  firstData: await treeData(shop),
});

/** A page that says nothing but its title; known under the path of its own, where that holds no secret. */
export const plainFace =
  (page: PlainPage, path: string | null, isIndexed: boolean): MakeFace =>
  async (shop) => ({
    ...plain,
    title: pageTitles[page],
    canonical: path === null ? null : shop.publicUrl + path,
    isIndexed,
    firstData: await treeData(shop),
  });
