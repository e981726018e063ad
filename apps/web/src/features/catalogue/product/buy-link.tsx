import { t } from '../../../lib/t.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePlace } from '../place.ts';
import { outPath } from '../product-url.ts';

type Props = { productId: number; storeName: string; isSoldOut: boolean; className?: string };

/**
 * The link to the store through the counted redirect. Its text is agreed in capitals (behavior.md#product-stock). For a
 * sold-out product it is a secondary button.
 */
export const BuyLink = ({ productId, storeName, isSoldOut, className = '' }: Props) => (
  <a
    className={`${buttonClass({ look: isSoldOut ? 'outlined' : 'filled', size: 'buy' })} min-w-0 ${className}`}
    href={outPath(productId, usePlace())}
    target="_blank"
    rel="sponsored noopener"
    title={storeName}
  >
    <span className="truncate">{t('product.buyNow', { storeName })}</span>
    <Icon name="leave" size={16} />
    <span className="sr-only"> {t('ui.opensInNewTab')}</span>
  </a>
);
