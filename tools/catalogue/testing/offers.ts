import { ask, importText } from './trial.ts';

/** What a store sells under an id; a title alone is enough. */
export type TrialOffer = {
  title: string;
  color?: string;
  gtin?: string;
  mpn?: string;
  price?: string;
  brand?: string;
  category?: string;
};

const heads = 'id,group_id,title,brand,category,color,price,link,image,stock,gtin,mpn';

const lineOf = (store: string, [id, offer]: [string, TrialOffer]): string => {
  const { title, color = 'Black', gtin = '', mpn = '', price = '120.00', brand = 'Larkfield' } = offer;
  const { category = 'Men > Shoes > Hiking Shoes' } = offer;
  const page = `https://${store.toLowerCase()}.example/${id}`;
  return [id, id, title, brand, category, color, price, page, `${page}.jpg`, '5', gtin, mpn].join(',');
};

/** Builds a feed of a store's offers by id. */
export const offersFeed = (store: string, offers: Readonly<Record<string, TrialOffer>>): string =>
  [heads, ...Object.entries(offers).map((entry) => lineOf(store, entry)), ''].join('\n');

/** Imports a store's offers by id. */
export const importOffers = async (
  url: string,
  store: string,
  offers: Readonly<Record<string, TrialOffer>>,
): Promise<void> => {
  await importText(url, store, offersFeed(store, offers), { yes: true, acceptJumps: true });
};

const clustersSql = `
  SELECT array_agg(s.name || ' ' || p.external_id ORDER BY s.name, p.external_id) AS offers
  FROM product p JOIN store s ON s.id = p.store_id WHERE p.active
  GROUP BY p.cluster_id ORDER BY 1`;

/** Returns the clusters, each as the `Store id` of its offers. */
export const clustersOf = async (url: string): Promise<string[][]> =>
  (await ask<{ offers: string[] }>(url, clustersSql)).map(({ offers }) => offers);

/** Returns the clusters with several offers. */
export const sharedOf = async (url: string): Promise<string[][]> =>
  (await clustersOf(url)).filter((offers) => offers.length > 1);

/** Returns the product id of a store's offer. */
export const offerId = async (url: string, store: string, externalId: string): Promise<number> => {
  const sql = 'SELECT p.id FROM product p JOIN store s ON s.id = store_id WHERE s.name = $1 AND external_id = $2';
  return (await ask<{ id: number }>(url, sql, store, externalId))[0]?.id ?? 0;
};
