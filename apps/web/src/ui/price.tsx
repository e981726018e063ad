import type { Quote } from '@wearfolio/contracts/listing/product-card';
import { discountOf, isOnSale } from '../lib/format-price.ts';
import { formatMoney } from '../lib/money.ts';
import { t } from '../lib/t.tsx';

type Props = {
  price: number | null;
  retailPrice: number | null;
  /** The kind of retail price: the lowest of 30 days, or the store's regular price, which is labeled. */
  retailKind?: 'lowest30' | 'regular' | null;
  /** What the store states in the currency of the page, if that is not the shop's. */
  quote?: Quote | undefined;
  isLarge?: boolean;
  isSoldOut?: boolean;
  /** Whether other stores are more expensive. */
  isFrom?: boolean;
  /**
   * Compact, for the end of a narrow row: without the saving and the label of the retail price, which are shown nearby.
   */
  isShort?: boolean;
};

/**
 * A price (behavior.md#price-display and behavior.md#price-regular) in currency units. Without a price, the line keeps
 * its height. Gray if sold out.
 */
export const Price = ({
  price,
  retailPrice,
  retailKind = null,
  quote,
  isLarge = false,
  isSoldOut = false,
  isFrom = false,
  isShort = false,
}: Props) => {
  const amount = formatMoney(price, quote?.price);
  const size = isLarge ? 'text-[1.125rem] leading-6 font-medium' : '';
  const color = isSoldOut ? 'text-ink-3' : '';
  const saleColor = isSoldOut ? '' : 'text-sale';
  if (amount === '') return <p className="h-[18px]" />;
  const shown = isFrom ? t('ui.fromAmount', { amount }) : amount;
  if (!isOnSale(price, retailPrice)) return <p className={`figures ${size} ${color}`}>{shown}</p>;
  return (
    <p
      className={`figures flex flex-wrap items-baseline ${isLarge ? 'gap-x-3' : 'gap-x-1.5'} ${isShort ? 'justify-end' : ''} ${size} ${color}`}
    >
      <span className="sr-only">{retailKind === 'regular' ? t('ui.regularPriceInline') : t('ui.was')} </span>
      <s className="font-normal text-ink-3">{formatMoney(retailPrice, quote?.retail_price)}</s>
      <span className="sr-only">{t('ui.nowPrice')} </span>
      <span className={`font-medium ${saleColor}`}>{shown}</span>
      {!isShort && (
        <span className={`${isLarge ? 'text-[0.875rem]' : 'type-micro'} font-normal ${saleColor}`}>
          {discountOf(price, retailPrice)}
        </span>
      )}
      {retailKind === 'regular' && !isShort && (
        // As wide as its content; at the end of a row it must leave room for the name.
        <span className="type-micro w-0 min-w-full font-normal text-ink-3" aria-hidden="true">
          {t('ui.regularPrice')}
        </span>
      )}
    </p>
  );
};
