import type { CardColor } from '@wearfolio/contracts/listing/product-card';
import type { ProductOffer } from '@wearfolio/contracts/product';
import { nameOf } from '../../../lib/name-of.ts';
import { t } from '../../../lib/t.tsx';
import { type ProductDetails, type Stock, stockOf, stockOfCounts } from './offer.ts';
import { isOfferAvailable, ownName, type SharedSize } from './store-offers.ts';

type Chosen = { color: CardColor | undefined; size: SharedSize | null };

// Another store may name its colors differently, so a color that it does not list says nothing about its stock.
const stockAt = (offer: ProductOffer, { color, size }: Chosen): Stock => {
  if (!offer.in_stock) return { kind: 'out' };
  if (offer.sizes.length === 0) return { kind: 'in' };
  const isListed = offer.colors.some(({ color_id }) => color_id === color?.color_id);
  const counts = offer.sizes
    .filter(({ color_id }) => !isListed || color_id === null || color_id === color?.color_id)
    .filter(({ id }) => size === null || id === size.id)
    .map(({ quantity }) => quantity);
  return stockOfCounts(counts);
};

/**
 * The stock of an offer in the chosen color and size. `missing` names what the offer lacks while it has others. Without
 * an offer, or with the product's own one and no size, the product's quantity counts too.
 */
export const chosenStock = (
  details: ProductDetails,
  offer: ProductOffer | undefined,
  chosen: Chosen,
): { stock: Stock; missing?: string } => {
  const { color, size } = chosen;
  const isWhole = offer === undefined || (offer.product_id === details.id && size === null);
  const stock = isWhole ? stockOf(details, color) : stockAt(offer, chosen);
  const hasOthers = offer ? offer.in_stock : details.quantity !== 0;
  if (stock.kind !== 'out' || !hasOthers) return { stock };
  if (offer && size && !isOfferAvailable(offer, size.id))
    return { stock, missing: t('product.sizeNotAt', { size: ownName(size), storeName: offer.store_name }) };
  return color ? { stock, missing: t('product.colorGone', { colorName: nameOf(color.color_name) }) } : { stock };
};
