import { discountOf, isOnSale } from '../lib/format-price.ts';
import { formatMoney } from '../lib/money.ts';

type Props = {
  price: number | null;
  retailPrice: number | null;
  /** What the retail price is: the lowest of 30 days, or what the store calls its regular price, which is said then. */
  retailKind?: 'lowest30' | 'regular' | null;
  isLarge?: boolean;
  isSoldOut?: boolean;
  /** Other stores ask more. */
  isFrom?: boolean;
  /** For the end of a narrow row: without the saving, and without the words on the struck price, which then stand near it. */
  isShort?: boolean;
};

/** Spec 5 and decision 49. Amounts in currency units; without a price the line keeps its height. Gray where sold out. */
export const Price = ({
  price,
  retailPrice,
  retailKind = null,
  isLarge = false,
  isSoldOut = false,
  isFrom = false,
  isShort = false,
}: Props) => {
  const amount = formatMoney(price);
  const size = isLarge ? 'text-[1.125rem] leading-6 font-medium' : '';
  const color = isSoldOut ? 'text-ink-3' : '';
  const saleColor = isSoldOut ? '' : 'text-sale';
  if (amount === '') return <p className="h-[18px]" />;
  const from = isFrom ? 'from ' : '';
  if (!isOnSale(price, retailPrice))
    return (
      <p className={`figures ${size} ${color}`}>
        {from}
        {amount}
      </p>
    );
  return (
    <p
      className={`figures flex flex-wrap items-baseline ${isLarge ? 'gap-x-3' : 'gap-x-1.5'} ${isShort ? 'justify-end' : ''} ${size} ${color}`}
    >
      <span className="sr-only">{retailKind === 'regular' ? 'store’s regular price ' : 'was '}</span>
      <s className="font-normal text-ink-3">{formatMoney(retailPrice)}</s>
      <span className="sr-only">, now </span>
      <span className={`font-medium ${saleColor}`}>
        {from}
        {amount}
      </span>
      {!isShort && (
        <span className={`${isLarge ? 'text-[0.875rem]' : 'type-micro'} font-normal ${saleColor}`}>
          {discountOf(price, retailPrice)}
        </span>
      )}
      {retailKind === 'regular' && !isShort && (
        // As wide as the prices, and no reason to be wider: at the end of a row it would leave a name no room.
        <span className="type-micro w-0 min-w-full font-normal text-ink-3" aria-hidden="true">
          Store’s regular price
        </span>
      )}
    </p>
  );
};
