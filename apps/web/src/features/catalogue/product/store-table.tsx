import { arrivalText, returnsText } from '@wearfolio/contracts/listing/delivery-text';
import type { ProductOffer } from '@wearfolio/contracts/product';
import { useState } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import { t } from '../../../lib/t.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Price } from '../../../ui/price.tsx';
import { usePlace } from '../place.ts';
import { outPath } from '../product-url.ts';
import { deliveryFact, unitPriceText } from './offer-facts.tsx';
import {
  cheapestDelivered,
  countStores,
  inOrderOf,
  isOfferAvailable,
  noteOf,
  type SharedSize,
  seenText,
  struckText,
} from './store-offers.ts';

type RowProps = {
  offer: ProductOffer;
  cheapest: ProductOffer | null;
  /** The lowest price with delivery, which is marked. */
  cheapestDelivered: number | null;
  /** Whether any store's price with delivery is known. */
  hasDelivered: boolean;
  size: SharedSize | null;
  now: number | null;
};

/** The price with delivery. The cheapest one has the dot of 'In stock'. */
const Delivered = ({ offer, isCheapest }: { offer: ProductOffer; isCheapest: boolean }) => (
  <p className="figures flex items-center justify-end gap-1.5 whitespace-nowrap">
    {isCheapest && <span className="size-[7px] shrink-0 rounded-[50%] bg-ok" />}
    {offer.delivered_price === null && <span className="text-ink-3">–</span>}
    {formatMoney(offer.delivered_price, offer.quote?.delivered_price)}
    {offer.delivered_price === null && <span className="sr-only">{t('product.unknown')}</span>}
    {isCheapest && <span className="sr-only">{t('product.lowest')}</span>}
  </p>
);

const Row = ({ offer, cheapest, cheapestDelivered: lowest, hasDelivered, size, now }: RowProps) => {
  const place = usePlace();
  const canBuy = isOfferAvailable(offer, size?.id ?? null);
  const note = noteOf(offer, cheapest, size);
  const about = [
    offer.shipping_policy,
    offer.delivered_price === null ? deliveryFact(offer) : arrivalText(t, offer),
    returnsText(t, offer),
    unitPriceText(offer),
    offer.pays_commission ? t('product.paysUsCommission') : '',
    seenText(offer.last_seen, now),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <tr
      className={`border-b border-line align-top ${canBuy ? '' : 'text-ink-3'}`}
      aria-current={offer.selected ? 'true' : undefined}
    >
      <th scope="row" className="min-w-0 py-3 text-start font-normal">
        <p className="font-medium wrap-anywhere">{offer.store_name}</p>
        <p className="type-small text-ink-3">{about}</p>
      </th>
      <td className="py-3 ps-3 text-end">
        <Price
          price={offer.price}
          retailPrice={offer.retail_price}
          retailKind={offer.retail_kind}
          quote={offer.quote}
          isSoldOut={!canBuy}
          isShort
        />
        <p className={`type-small figures min-h-4 whitespace-nowrap ${note.isLow ? 'text-warn' : 'text-ink-3'}`}>
          {note.text}
        </p>
      </td>
      {hasDelivered && (
        <td className="py-3 ps-3 text-end">
          <Delivered offer={offer} isCheapest={canBuy && lowest !== null && offer.delivered_price === lowest} />
        </td>
      )}
      <td className="w-0 py-3 ps-3">
        <a
          className={`${buttonClass({ look: 'outlined' })} h-11! min-w-18 px-2! ${canBuy ? '' : 'border-line!'}`}
          href={outPath(offer.product_id, place)}
          target="_blank"
          rel="sponsored noopener"
        >
          {canBuy ? t('product.shop') : t('product.see')}
          <span className="sr-only"> {t('product.atStoreNewTab', { storeName: offer.store_name })}</span>
        </a>
      </td>
    </tr>
  );
};

type TableProps = { offers: readonly ProductOffer[]; size: SharedSize | null };

/**
 * The stores that sell a product, cheapest first (look 7, 'Table of stores'), or by the price with delivery. Stores
 * without the chosen size stay at the end. The filled button of the page is the link to the chosen store, so all links
 * here are outlined.
 */
export const StoreTable = ({ offers, size }: TableProps) => {
  const [opened] = useState(() => Date.now());
  const [isDelivered, setDelivered] = useState(false);
  const now = useIsHydrated() ? opened : null;
  const sizeId = size?.id ?? null;
  const stores = countStores(offers);
  const [first] = inOrderOf(offers, sizeId);
  const cheapest = first && isOfferAvailable(first, sizeId) ? first : null;
  const hasDelivered = offers.some(({ delivered_price }) => delivered_price !== null);
  const lowest = cheapestDelivered(offers, sizeId);
  return (
    <section aria-label={t('ui.stores')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
        <h2 className="type-small-heading">{t('product.soldByStores', { stores })}</h2>
        <p className="type-small text-ink-3">{struckText(offers) || t('product.pricesAsGiven')}</p>
      </div>
      {lowest !== null && (
        <div className="needs-script flex min-h-11 items-center border-b border-line">
          <Switch label={t('ui.priceWithDelivery')} isOn={isDelivered} onSwitch={setDelivered} />
        </div>
      )}
      <table className="w-full">
        <thead className={hasDelivered ? 'type-small text-ink-3' : 'sr-only'}>
          <tr>
            <th scope="col" className="pt-2 text-start font-normal">
              {t('product.store')}
            </th>
            <th scope="col" className="pt-2 ps-3 text-end font-normal">
              {t('product.price')}
            </th>
            {hasDelivered && (
              <th scope="col" className="pt-2 ps-3 text-end font-normal">
                {t('product.delivered')}
              </th>
            )}
            <th scope="col" className="sr-only">
              {t('product.buy')}
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrderOf(offers, sizeId, isDelivered).map((offer) => (
            <Row
              key={offer.product_id}
              offer={offer}
              cheapest={cheapest}
              cheapestDelivered={lowest}
              hasDelivered={hasDelivered}
              size={size}
              now={now}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};
