import type { newsKinds, PartnerProduct } from '@wearfolio/contracts/partners';
import type { Translate } from '@wearfolio/messages/key';
import { element, xmlText } from './xml.ts';

type Kind = (typeof newsKinds)[number];

/** An entry of news. `at` is when the product was new, or its price dropped. */
export type Entry = { product: PartnerProduct; at: Date };

/** The language of news, and its form of amounts in a currency. */
export type NewsWords = { t: Translate; print: (amount: number, currency: string) => string };

/** News of a listing of a shop. `self` is the address of the news, `page` that of the listing. */
export type News = {
  shop: string;
  kind: Kind;
  self: string;
  page: string;
  entries: readonly Entry[];
  words: NewsWords;
};

const titleOf = ({ shop, kind, words: { t } }: News): string =>
  kind === 'new' ? t('titles.newsNewIn', { shop }) : t('titles.newsDrops', { shop });

const wordsOf = ({ words: { t, print } }: News, { product }: Entry): string => {
  const { title, price, retail_price: struck, currency, brand, store } = product;
  const named = { brand, title, store };
  if (price === null) return t('titles.newsProduct', named);
  const priced = { ...named, price: print(price, currency) };
  if (struck === null || struck <= price) return t('titles.newsPriced', priced);
  return t('titles.newsReduced', { ...priced, before: print(struck, currency) });
};

/** The id of an entry: a price that drops again is news again. */
const idOf = ({ kind }: News, { product, at }: Entry): string =>
  kind === 'new' ? product.link : `${product.link}#${at.toISOString()}`;

/** News as RSS 2.0. */
export const rssOf = (news: News): string => {
  const items = news.entries.map((entry) => {
    const { product, at } = entry;
    const [image] = product.images;
    const picture = image ? `<enclosure url="${xmlText(image)}" type="image/jpeg" length="0"/>` : '';
    return `<item>${element('title', wordsOf(news, entry))}${element('link', product.link)}<guid isPermaLink="false">${xmlText(idOf(news, entry))}</guid>${element('pubDate', at.toUTCString())}${element('category', product.category)}${picture}</item>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', titleOf(news))}${element('link', news.page)}${element('description', titleOf(news))}<atom:link href="${xmlText(news.self)}" rel="self" type="application/rss+xml"/>\n${items.join('')}</channel></rss>\n`;
};

/** News as JSON Feed 1.1. */
export const jsonFeedOf = (news: News): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(news),
    home_page_url: news.page,
    feed_url: news.self,
    items: news.entries.map((entry) => ({
      id: idOf(news, entry),
      url: entry.product.link,
      title: wordsOf(news, entry),
      content_text: wordsOf(news, entry),
      ...(entry.product.images[0] && { image: entry.product.images[0] }),
      date_published: entry.at.toISOString(),
      tags: [entry.product.category],
    })),
  });
