import { listProducts } from '@wearfolio/contracts/catalogue';
import {
  homeTitle,
  notFoundHeading,
  type PlainPage,
  pageTitles,
  quickViewHeading,
  titleOf,
} from '@wearfolio/contracts/page-titles';
import { answerQuery } from '../../catalogue/answer-query.ts';
import { listingText } from '../../catalogue/listing-text.ts';
import { type Face, type MakeFace, shopDescription, wholeAddress } from './face.ts';
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

/** The home page, with its newest products. */
export const homeFace: MakeFace = async (shop) => {
  const query = listProducts.schema.querystring.parse(newest);
  const [reply, tree] = await Promise.all([answerQuery(shop, query), treeData(shop)]);
  return {
    ...plain,
    title: homeTitle,
    canonical: `${shop.publicUrl}/`,
    isIndexed: true,
    image: wholeAddress(shop.publicUrl, reply.data[0]?.image_path ?? null),
    firstData: { ...tree, [addressKey(listProducts.url, newest)]: listingText(reply) },
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
