import { getSharedList } from '@wearfolio/contracts/favorites';
import { pageTitle } from '@wearfolio/contracts/listing/page-titles';
import { previewAddress } from '../../addresses/whole-address.ts';
import { readSharedList } from '../../favorites/share/shared-list.ts';
import { addressKey, treeData } from './first-data.ts';
import type { MakeMetadata } from './page-metadata.ts';

/** The metadata of a shared list for link previews, with noindex. */
export const sharedListMetadata: MakeMetadata = async (shop, { params }) => {
  const { data: asked } = getSharedList.schema.params.safeParse(params);
  const list = asked ? await readSharedList(shop.db, asked.address, shop.catalogue.destination ?? null) : null;
  if (!asked || !list) return null;
  return {
    title: pageTitle(shop.t, 'sharedList', shop.identity.name),
    description: shop.t('titles.sharedDescription', { total: list.total, shop: shop.identity.name }),
    canonical: null,
    isIndexed: false,
    type: 'website',
    image: previewAddress(shop.publicUrl, list.data[0]?.productDetail.image_path ?? null),
    structuredData: [],
    firstData: {
      ...(await treeData(shop)),
      [addressKey(getSharedList.url.replace(':address', asked.address), {})]: JSON.stringify(list),
    },
  };
};
