import type { Reply } from '@wearfolio/contracts/endpoint';
import { getText } from '@wearfolio/contracts/home';
import { titleOf } from '@wearfolio/contracts/listing/page-titles';
import { shopDescription } from '../../home/shop-description.ts';
import { treeData } from './first-data.ts';
import type { MakeMetadata } from './page-metadata.ts';

/** A page that staff published, or null. */
export const ownTextMetadata: MakeMetadata = async (shop, { params: { slug = '' } }) => {
  const url = getText.url.replace(':page', encodeURIComponent(slug));
  const reply = await shop.ask(url);
  const { data }: Partial<Reply<typeof getText>> = JSON.parse(reply ?? '{}');
  if (reply === null || data?.html == null || data.title === null) return null;
  return {
    title: titleOf(data.title, shop.identity.name),
    description: shopDescription(shop.t),
    canonical: `${shop.publicUrl}/page/${encodeURIComponent(slug)}`,
    isIndexed: true,
    type: 'website',
    image: null,
    structuredData: [],
    firstData: { ...(await treeData(shop)), [url]: reply },
  };
};
