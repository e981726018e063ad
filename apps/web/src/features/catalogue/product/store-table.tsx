import { returnsText } from '@wearfolio/contracts/listing/delivery-text';
import type { ProductOffer } from '@wearfolio/contracts/product';
import { useState } from 'react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { usePlace } from '../place.ts';
import { outPath } from '../product-url.ts';
import { deliveryFact, unitPriceText } from './offer-facts.tsx';
import {
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
  cheapest: number | null;
  size: SharedSize | null;
  now: number | null;
};

const Row = ({ offer, cheapest, size, now }: RowProps) => {
  const place = usePlace();
  const canBuy = isOfferAvailable(offer, size?.id ?? null);
  const note = noteOf(offer, cheapest, size);
  const about = [
    offer.shipping_policy,
    deliveryFact(offer),
    returnsText(offer),
    unitPriceText(offer),
    offer.pays_commission ? 'pays us a commission' : '',
    seenText(offer.last_seen, now),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li
      className={`flex items-center gap-4 border-b border-line py-3 ${canBuy ? '' : 'text-ink-3'}`}
      aria-current={offer.selected ? 'true' : undefined}
    >
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{offer.store_name}</p>
        <p className="type-small text-ink-3">{about}</p>
      </div>
      <div className="shrink-0 text-right">
        <Price
          price={offer.price}
          retailPrice={offer.retail_price}
          retailKind={offer.retail_kind}
          isSoldOut={!canBuy}
          isShort
        />
        <p className={`type-small figures min-h-4 ${note.isLow ? 'text-warn' : 'text-ink-3'}`}>{note.text}</p>
      </div>
      <a
        className={`${buttonClass({ look: 'outlined' })} h-11! w-20 shrink-0 px-0! ${canBuy ? '' : 'border-line!'}`}
        href={outPath(offer.product_id, place)}
        target="_blank"
        rel="sponsored noopener"
      >
        {canBuy ? 'Shop' : 'See it'}
        <span className="sr-only"> at {offer.store_name} (opens in a new tab)</span>
      </a>
    </li>
  );
};

type TableProps = { offers: readonly ProductOffer[]; size: SharedSize | null };

/**
 * The stores that sell a product, cheapest first (look 7, 'Table of stores'). Stores without the chosen size stay at
 * the end. The filled button of the page is the link to the chosen store, so all links here are outlined.
 */
export const StoreTable = ({ offers, size }: TableProps) => {
  const [opened] = useState(() => Date.now());
  const now = useIsHydrated() ? opened : null;
  const sizeId = size?.id ?? null;
  const stores = countStores(offers);
  const rows = inOrderOf(offers, sizeId);
  const [first] = rows;
  const cheapest = first && isOfferAvailable(first, sizeId) ? first.price : null;
  return (
    <section aria-label="Stores">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
        <h2 className="type-small-heading">{`Sold by ${stores} ${stores === 1 ? 'store' : 'stores'}`}</h2>
        <p className="type-small text-ink-3">{struckText(offers) || 'Prices as given by the stores'}</p>
      </div>
      <ul>
        {rows.map((offer) => (
          <Row key={offer.product_id} offer={offer} cheapest={cheapest} size={size} now={now} />
        ))}
      </ul>
    </section>
  );
};
