import { type Market, pathOfMarket } from '@wearfolio/contracts/content/markets';
import { offerPath, productPath } from '../addresses/page-paths.ts';
import { outLink } from '../partners/out-links.ts';

type Offer = { id: number; slug: string };

/** Who asks: a partner by its slug, or null for an agent without a key. `market` is that of its key, null for the first. */
export type Asker = { partner: string | null; market: Market | null };

/** Whose pages links lead to. */
type Pages = Pick<Asker, 'market'> & { publicUrl: string };

/** The address of a product's page with this offer, opened on a color if given. */
export const pageLink = ({ publicUrl, market }: Pages, offer: Offer, colorId?: number): string =>
  publicUrl + pathOfMarket(market) + offerPath(offer, colorId);

/** The address of a product's page, whatever store is the cheapest there. */
export const productLink = ({ publicUrl, market }: Pages, product: Offer): string =>
  publicUrl + pathOfMarket(market) + productPath(product);

/** The address that leads to the offer at its store, and is counted for the partner. */
export const buyLink = (publicUrl: string, offerId: number, { partner, market }: Asker): string =>
  outLink(publicUrl + pathOfMarket(market), offerId, partner);
