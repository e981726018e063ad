import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { outPath } from '../product-url.ts';

type Props = { productId: number; storeName: string; isSoldOut: boolean; className?: string };

/** Spec 9: the link to the store, always by the counted way out. Sold out, it no longer asks to be pressed. */
export const BuyLink = ({ productId, storeName, isSoldOut, className = '' }: Props) => (
  <a
    className={`${buttonClass({ look: isSoldOut ? 'outlined' : 'filled', size: 'buy' })} min-w-0 uppercase ${className}`}
    href={outPath(productId)}
    target="_blank"
    rel="sponsored noopener"
    title={storeName}
  >
    <span className="truncate">Buy now at {storeName}</span>
    <Icon name="leave" size={16} />
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
