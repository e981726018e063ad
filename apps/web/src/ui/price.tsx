import { discountOf, formatPrice, isOnSale } from '../lib/format-price.ts';

type Props = { price: number | null; retailPrice: number | null };

/** Spec 5 and decision 49. Amounts in currency units; without a price the line keeps its height. */
export const Price = ({ price, retailPrice }: Props) => {
  const amount = formatPrice(price);
  if (amount === '') return <p className="h-[18px]" />;
  if (!isOnSale(price, retailPrice)) return <p className="figures">${amount}</p>;
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-1.5">
      <span className="sr-only">was </span>
      <s className="text-ink-3">${formatPrice(retailPrice)}</s>
      <span className="sr-only">, now </span>
      <span className="font-medium text-sale">${amount}</span>
      <span className="type-micro text-sale">{discountOf(price, retailPrice)}</span>
    </p>
  );
};
