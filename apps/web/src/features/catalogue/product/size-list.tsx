import { t } from '../../../lib/t.tsx';
import { YourSize } from '../sizes/your-size.tsx';
import { FoldedSizes } from './folded-sizes.tsx';
import type { SizeOffer } from './offer.ts';
import { SizeName } from './size-name.tsx';

type Props = {
  sizes: readonly SizeOffer[];
  /** The ids of the sizes that fit, and the shopper's size; empty and null if unknown. */
  fitting: readonly number[];
  worn: string | null;
};

const edge = (isFitting: boolean): string => (isFitting ? 'border-2 border-ink font-medium' : 'border border-line');

/**
 * The sizes of one store, as a list; they are chosen at the store. Fitting sizes have a thick edge, unavailable ones
 * are crossed out.
 */
export const SizeList = ({ sizes, fitting, worn }: Props) => (
  <section aria-label={t('product.size')}>
    <div className="flex items-baseline justify-between gap-4">
      <p className="font-medium">{t('product.size')}</p>
      <YourSize worn={worn} />
    </div>
    <FoldedSizes sizes={sizes} isNeeded={({ id }) => fitting.includes(id)}>
      {({ id, name, isAvailable }) => (
        <li
          key={id}
          className={`figures flex min-h-11 min-w-0 items-center justify-center px-1 py-1 text-center wrap-anywhere ${edge(fitting.includes(id))} ${isAvailable ? '' : 'crossed-out text-ink-3'}`}
        >
          <SizeName name={name} />
          {fitting.includes(id) && <span className="sr-only"> {t('product.yourSize')}</span>}
          {!isAvailable && <span className="sr-only"> {t('product.notAvailable')}</span>}
        </li>
      )}
    </FoldedSizes>
    <p className="type-small mt-2 text-ink-3">{t('product.sizesAsListed')}</p>
  </section>
);
