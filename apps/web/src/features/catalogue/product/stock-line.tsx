import type { Stock } from './offer.ts';

const looks = { in: 'text-ok', low: 'text-warn', out: 'text-ink-2' } as const;

type Props = {
  stock: Stock;
  /** The color to name if the product is available, but not in this color. */
  missingColor?: string;
};

const textOf = (stock: Stock, missingColor: string | undefined): string => {
  if (stock.kind === 'in') return 'In stock';
  if (stock.kind === 'low') return `In stock, only ${stock.left} left`;
  return missingColor ? `Out of stock in ${missingColor}` : 'Out of stock';
};

/**
 * 'In stock' or 'Out of stock' (behavior.md#product-stock), with the number if it is low (behavior.md#favorites-tabs).
 */
export const StockLine = ({ stock, missingColor }: Props) => (
  <p className={`flex items-center gap-2 ${looks[stock.kind]}`} role="status">
    <span className="size-[7px] rounded-[50%] bg-current" />
    {textOf(stock, missingColor)}
  </p>
);
