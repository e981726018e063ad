import { mostCompared, parseCompared } from '@wearfolio/contracts/compared';
import { pageTitle } from '@wearfolio/contracts/listing/page-titles';
import { getProduct } from '@wearfolio/contracts/product';
import { shopDescription } from '../../home/shop-description.ts';
import { findDetails } from '../../products/find-details.ts';
import { findCurrentProduct } from '../../products/product-queries.ts';
import { addressKey, treeData } from './first-data.ts';
import type { FirstData, MakeMetadata, Shop } from './page-metadata.ts';

const replyOf = async ({ readDb, catalogue }: Shop, id: number): Promise<FirstData> => {
  const { destination = null } = catalogue;
  const details = await findDetails(readDb(), await findCurrentProduct(readDb(), id, destination), destination);
  if (!details) return {};
  const url = addressKey(getProduct.url.replace(':id', String(id)), {});
  return { [url]: JSON.stringify(getProduct.schema.response[200].parse([details])) };
};

/** A comparison (behavior.md#product-compare), with noindex: its products have pages of their own. */
export const compareMetadata: MakeMetadata = async (shop, { query }) => {
  const items = parseCompared(query).slice(0, mostCompared);
  const [tree, ...replies] = await Promise.all([treeData(shop), ...items.map(({ id }) => replyOf(shop, id))]);
  return {
    title: pageTitle(shop.t, 'compare', shop.identity.name),
    description: shopDescription(shop.t),
    canonical: null,
    isIndexed: false,
    type: 'website',
    image: null,
    structuredData: [],
    firstData: Object.assign({}, tree, ...replies),
  };
};
