import { offerPath, productPath } from '../addresses/page-paths.ts';
import { outLink } from '../partners/out-links.ts';

type Offer = { id: number; slug: string };

/** Who asks: a partner by its slug, or null for an agent without a key. */
export type Asker = { partner: string | null };

/** The address of a product's page with this offer, opened on a color if given. */
export const pageLink = (publicUrl: string, offer: Offer, colorId?: number): string =>
  publicUrl + offerPath(offer, colorId);

/** The address of a product's page, whatever store is the cheapest there. */
export const productLink = (publicUrl: string, product: Offer): string => publicUrl + productPath(product);

/** The address that leads to the offer at its store, and is counted for the partner. */
export const buyLink = (publicUrl: string, offerId: number, { partner }: Asker): string =>
  partner === null ? `${publicUrl}/out/${offerId}` : outLink(publicUrl, offerId, partner);
