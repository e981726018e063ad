import { useQueryClient } from '@tanstack/react-query';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { rich, srOnly } from '../../../lib/t.tsx';
import { productQuery } from '../api.ts';
import { prepareQuickView } from '../quick-view/load-quick-view.ts';

type Props = { card: ProductCard; onOpen: () => void };

/**
 * Opens the quick view: a bar at the bottom of the picture while the card is hovered or the bar focused. Without hover, a
 * small button that is always there.
 */
export const QuickViewBar = ({ card, onOpen }: Props) => {
  const client = useQueryClient();
  const prepare = () => {
    prepareQuickView();
    void client.prefetchQuery(productQuery(card.product_id));
  };
  return (
    <button
      type="button"
      className="quick-view-button z-1 row-start-2 self-end bg-picture-paper/94 font-medium text-picture-ink"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onOpen}
    >
      {rich('product.quickViewBar', { title: card.title, hidden: srOnly })}
    </button>
  );
};
