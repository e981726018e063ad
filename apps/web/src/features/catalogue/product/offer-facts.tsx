import type { ProductOffer } from '@wearfolio/contracts/product';
import { formatMoney, shopSign } from '../../../lib/money.ts';
import { settings } from '../../../lib/settings.ts';

/** The delivery cost, if the feed has it. */
export const deliveryText = ({ shipping_price: cost }: Pick<ProductOffer, 'shipping_price'>): string => {
  if (cost === null) return '';
  return cost === 0 ? 'free delivery' : `plus ${formatMoney(cost)} delivery`;
};

/** The unit price, if the feed has it. */
export const unitPriceText = ({ unit_price: price }: Pick<ProductOffer, 'unit_price'>): string =>
  price === null ? '' : shopSign() + price;

/** The facts beside a price: VAT, delivery cost and unit price. */
export const OfferFacts = ({ offer }: { offer: ProductOffer | undefined }) => {
  const facts = [
    settings.pricesIncludeVat ? 'incl. VAT' : '',
    offer ? deliveryText(offer) : '',
    offer ? unitPriceText(offer) : '',
  ].filter((text) => text !== '');
  if (facts.length === 0) return null;
  // En spaces, because the font draws plain spaces close to the dot.
  return <p className="type-small figures mt-1 text-ink-2">{facts.join('\u2002·\u2002')}</p>;
};
