import type { ProductOffer } from '@wearfolio/contracts/product';
import { useState } from 'react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { usePlace } from '../place.ts';
import { outPath } from '../product-url.ts';
import { YourSize } from '../sizes/your-size.tsx';
import { FoldedSizes } from './folded-sizes.tsx';
import { deliveryText, unitPriceText } from './offer-facts.tsx';
import { SizeName } from './size-name.tsx';
import {
  countStores,
  inOrderOf,
  isOfferAvailable,
  noteOf,
  ownName,
  type SharedSize,
  seenText,
  sharedSizes,
  struckText,
} from './store-offers.ts';

type RowProps = {
  offer: ProductOffer;
  cheapest: number | null;
  size: SharedSize | null;
  isFirst: boolean;
  now: number | null;
};

const Row = ({ offer, cheapest, size, isFirst, now }: RowProps) => {
  const place = usePlace();
  const canBuy = isOfferAvailable(offer, size?.id ?? null);
  const note = noteOf(offer, cheapest, size);
  const about = [
    offer.shipping_policy,
    deliveryText(offer),
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
        className={`${buttonClass({ look: canBuy && isFirst ? 'filled' : 'outlined' })} h-11! w-20 shrink-0 px-0! ${canBuy ? '' : 'border-line!'}`}
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

type SizeProps = {
  sizes: readonly SharedSize[];
  chosen: number | null;
  worn: string | null;
  onChoose: (sizeId: number | null) => void;
};

/** Choosing the chosen size again clears it. */
const SizeChoice = ({ sizes, chosen, worn, onChoose }: SizeProps) => (
  <section aria-label="Size">
    <div className="flex items-baseline justify-between gap-4">
      <p className="font-medium">Size</p>
      <YourSize worn={worn} />
    </div>
    <FoldedSizes sizes={sizes} isNeeded={({ id }) => id === chosen}>
      {({ id, name, stores }) => (
        <li key={id} className="grid">
          <button
            type="button"
            aria-pressed={chosen === id}
            className={`readable figures flex min-h-11 min-w-0 items-center justify-center px-1 py-1 text-center wrap-anywhere ${
              chosen === id ? 'border-2 border-ink' : 'border border-line hover:border-ink'
            } ${stores > 0 ? '' : 'crossed-out text-ink-3'}`}
            onClick={() => onChoose(chosen === id ? null : id)}
          >
            <SizeName name={name} />
            {stores === 0 && <span className="sr-only"> sold out</span>}
          </button>
        </li>
      )}
    </FoldedSizes>
  </section>
);

type TableProps = {
  offers: readonly ProductOffer[];
  /** The ids of the sizes that fit, and the shopper's size; empty and null if unknown. */
  fitting: readonly number[];
  worn: string | null;
};

/**
 * The stores that sell a product, cheapest first (look 7, 'Table of stores'). Stores without the chosen size stay at
 * the end.
 */
export const StoreTable = ({ offers, fitting, worn }: TableProps) => {
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const [opened] = useState(() => Date.now());
  const now = useIsHydrated() ? opened : null;
  const sizes = sharedSizes(offers);
  // Initially the shopper's own size, if a store has it.
  const own = sizes.find(({ id, stores }) => fitting.includes(id) && stores > 0);
  const sizeId = chosen === undefined ? (own?.id ?? null) : chosen;
  const size = sizes.find(({ id }) => id === sizeId) ?? null;
  const stores = countStores(offers);
  const rows = inOrderOf(offers, sizeId);
  const [first] = rows;
  const cheapest = first && isOfferAvailable(first, sizeId) ? first.price : null;
  return (
    <>
      {sizes.length > 0 && <SizeChoice sizes={sizes} chosen={sizeId} worn={worn} onChoose={setChosen} />}
      <p className="type-small min-h-4 text-ink-2" role="status">
        {size && `${ownName(size)} is left at ${size.stores} of ${stores} stores`}
      </p>
      <section aria-label="Stores">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
          <h2 className="type-small-heading">{`Sold by ${stores} ${stores === 1 ? 'store' : 'stores'}`}</h2>
          <p className="type-small text-ink-3">{struckText(offers) || 'Prices as given by the stores'}</p>
        </div>
        <ul>
          {rows.map((offer) => (
            <Row
              key={offer.product_id}
              offer={offer}
              cheapest={cheapest}
              size={size}
              isFirst={offer === first}
              now={now}
            />
          ))}
        </ul>
      </section>
    </>
  );
};
