import type { ProductOffer } from '@wearfolio/contracts/product';
import { useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { YourSize } from '../sizes/your-size.tsx';
import { FoldedSizes } from './folded-sizes.tsx';
import { SizeName } from './size-name.tsx';
import { countStores, ownName, type SharedSize, sharedSizes } from './store-offers.ts';

/**
 * The sizes of all stores and the chosen one: initially the shopper's own size, if a store has it. `fitting` are the ids
 * of the sizes that fit; empty if unknown.
 */
export const useSharedSize = (offers: readonly ProductOffer[], fitting: readonly number[]) => {
  const [chosen, choose] = useState<number | null | undefined>(undefined);
  const sizes = sharedSizes(offers);
  const own = sizes.find(({ id, stores }) => fitting.includes(id) && stores > 0);
  const sizeId = chosen === undefined ? (own?.id ?? null) : chosen;
  return { sizes, size: sizes.find(({ id }) => id === sizeId) ?? null, choose };
};

type Props = {
  offers: readonly ProductOffer[];
  shared: ReturnType<typeof useSharedSize>;
  /** The shopper's size, or null if unknown. */
  worn: string | null;
};

/** The sizes of a product of several stores. Choosing the chosen size again clears it. */
export const SharedSizeChoice = ({ offers, shared: { sizes, size, choose }, worn }: Props) => (
  <section aria-label={t('product.size')}>
    <div className="flex items-baseline justify-between gap-4">
      <p className="font-medium">{t('product.size')}</p>
      <YourSize worn={worn} />
    </div>
    <FoldedSizes sizes={sizes} isNeeded={({ id }) => id === size?.id}>
      {(one: SharedSize) => (
        <li key={one.id} className="grid">
          <button
            type="button"
            aria-pressed={one.id === size?.id}
            className={`readable figures flex min-h-11 min-w-0 items-center justify-center px-1 py-1 text-center wrap-anywhere ${
              one.id === size?.id ? 'border-2 border-ink' : 'border border-line hover:border-ink'
            } ${one.stores > 0 ? '' : 'crossed-out text-ink-3'}`}
            onClick={() => choose(one.id === size?.id ? null : one.id)}
          >
            <SizeName name={one.name} />
            {one.stores === 0 && <span className="sr-only"> {t('product.soldOutSmall')}</span>}
          </button>
        </li>
      )}
    </FoldedSizes>
    <p className="type-small mt-2 min-h-4 text-ink-2" role="status">
      {size && t('product.sizeLeftAt', { size: ownName(size), stores: size.stores, offers: countStores(offers) })}
    </p>
  </section>
);
