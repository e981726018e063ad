import { deliveryFact as factOf, returnsText } from '@wearfolio/contracts/listing/delivery-text';
import type { DeliveryFields } from '@wearfolio/contracts/listing/product-card';
import type { ProductOffer } from '@wearfolio/contracts/product';
import { formatMoney } from '../../../lib/money.ts';
import { settings } from '../../../lib/settings.ts';
import { t } from '../../../lib/t.tsx';

/** What is known of the cost and time of delivery: '+ $4.95 delivery in 2 to 4 days'. */
export const deliveryFact = (offer: DeliveryFields): string => factOf(t, offer, formatMoney);

/** The price of so much of it, such as '$16 / 100 ml'; '' if it is unknown. */
export const unitPriceText = ({ unit_price: per }: Pick<ProductOffer, 'unit_price'>): string => {
  if (per === null) return '';
  const { price, stated, amount, unit } = per;
  const text = formatMoney(price, stated);
  return amount === 1
    ? t('product.unitPrice', { price: text, unit })
    : t('product.unitPriceOf', { price: text, amount, unit });
};

/** The facts beside a price: VAT, delivery, returns and unit price. */
export const OfferFacts = ({ offer }: { offer: ProductOffer | undefined }) => {
  const facts = [
    settings.pricesIncludeVat ? t('product.inclVat') : '',
    offer ? deliveryFact(offer) : '',
    offer ? returnsText(t, offer) : '',
    offer ? unitPriceText(offer) : '',
  ].filter((text) => text !== '');
  if (facts.length === 0) return null;
  // En spaces, because the font draws plain spaces close to the dot.
  return <p className="type-small figures mt-1 text-ink-2">{facts.join('\u2002·\u2002')}</p>;
};
