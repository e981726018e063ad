import type { ProductOffer } from '@wearfolio/contracts/product';
import { formatMoney, shopSign } from '../../../lib/money.ts';
import { settings } from '../../../lib/settings.ts';

/** What delivery costs, where the feed says so. */
export const deliveryText = ({ shipping_price: cost }: Pick<ProductOffer, 'shipping_price'>): string => {
  if (cost === null) return '';
  return cost === 0 ? 'free delivery' : `plus ${formatMoney(cost)} delivery`;
};

/** The price by measure, where the feed says so. */
export const unitPriceText = ({ unit_price: price }: Pick<ProductOffer, 'unit_price'>): string =>
  price === null ? '' : shopSign() + price;

/** What belongs to a price: whether tax is in it, what delivery costs, and the price by measure. */
export const OfferFacts = ({ offer }: { offer: ProductOffer | undefined }) => {
  const facts = [
    settings.pricesIncludeVat ? 'incl. VAT' : '',
    offer ? deliveryText(offer) : '',
    offer ? unitPriceText(offer) : '',
  ].filter((text) => text !== '');
  if (facts.length === 0) return null;
  // En spaces: the font draws plain ones close to the dot.
  return <p className="type-small figures mt-1 text-ink-2">{facts.join('\u2002·\u2002')}</p>;
};
