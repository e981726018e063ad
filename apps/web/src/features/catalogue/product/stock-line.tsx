import { t } from '../../../lib/t.tsx';
import type { Stock } from './offer.ts';

const looks = { in: 'text-ok', low: 'text-ok', out: 'text-ink-2' } as const;

type Props = {
  stock: Stock;
  /** The chosen color or size that the offer lacks while it has others. */
  missing?: string | undefined;
};

/** 'In stock' or 'Out of stock'. A second line says how few are left or what is missing (behavior.md#product-stock). */
export const StockLine = ({ stock, missing }: Props) => (
  <div role="status">
    <p className={`flex items-center gap-2 ${looks[stock.kind]}`}>
      <span className="size-[7px] rounded-[50%] bg-current" />
      {stock.kind === 'out' ? t('product.outOfStock') : t('product.inStock')}
    </p>
    {stock.kind === 'low' && (
      <p className="type-small figures mt-0.5 ps-[15px] text-warn">{t('product.onlyLeft', { left: stock.left })}</p>
    )}
    {stock.kind === 'out' && missing && <p className="type-small mt-0.5 ps-[15px] text-ink-2">{missing}</p>}
  </div>
);
