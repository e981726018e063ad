import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OfferEvidence } from '@wearfolio/matching/evidence';

const header = 'id,title,brand,category,color,size,price,retail_price,link,image,description,gender,gtin,mpn';

const categories: Readonly<Record<string, string>> = {
  'shoes/hiking-shoes': 'Shoes > Hiking Shoes',
  'shoes/running-shoes': 'Shoes > Running Shoes',
  'shoes/climbing-shoes': 'Shoes > Climbing Shoes',
  'clothing/jackets': 'Clothing > Jackets',
  'clothing/trousers': 'Clothing > Trousers',
  'bags/backpacks': 'Bags > Backpacks',
};

/** What a store's next feed changes. */
export type Change = 'none' | 'price' | 'evidence';

/** Another name, and therefore another model. */
const renamed = (title: string): string => title.replace(/^(?:(?:Wom|M)en's )?\S+/, '$&x');

const lineOf = (offer: OfferEvidence, change: Change): string => {
  const { id, title, brand, kind, audience, gtins, mpns, colors, price } = offer;
  const regular = price ?? 0;
  const cents = change === 'price' ? regular * 0.9 : regular;
  return [
    `S${id}`,
    change === 'evidence' ? renamed(title) : title,
    brand,
    `${audience === 'women' ? 'Women' : 'Men'} > ${categories[kind ?? ''] ?? ''}`,
    colors[0] ?? '',
    'M',
    (cents / 100).toFixed(2),
    (regular / 100).toFixed(2),
    `https://shop.example/p/${id}`,
    `https://img.shop.example/p/${id}.jpg`,
    'Made to last and easy to care for.',
    audience ?? '',
    gtins[0] ?? '',
    mpns[0] ?? '',
  ].join(',');
};

/** Writes offers as the feed of a store, after the change. */
export const writeFeed = (file: string, offers: readonly OfferEvidence[], change: Change): Promise<void> => {
  const lines = function* (): Generator<string> {
    yield `${header}\n`;
    for (const offer of offers) yield `${lineOf(offer, change)}\n`;
  };
  return pipeline(Readable.from(lines()), createWriteStream(file));
};
