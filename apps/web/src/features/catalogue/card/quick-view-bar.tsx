import { useQueryClient } from '@tanstack/react-query';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { rich, srOnly } from '../../../lib/t.tsx';
import { productQuery } from '../api.ts';
import { prepareQuickView } from '../quick-view/load-quick-view.ts';

type Props = { card: ProductCard; onOpen: () => void };

/** The bar that opens the quick view. It covers the bottom of the picture while the card is hovered or the bar focused. */
export const QuickViewBar = ({ card, onOpen }: Props) => {
  const client = useQueryClient();
  const prepare = () => {
    prepareQuickView();
    void client.prefetchQuery(productQuery(card.product_id));
  };
  return (
    <button
      type="button"
      className="pointer-events-none absolute inset-x-3 bottom-3 z-1 h-10 bg-picture-paper/94 font-medium text-picture-ink opacity-0 transition-opacity group-hover:pointer-events-auto group-hover:opacity-100 focus-visible:opacity-100 max-md:hidden"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onOpen}
    >
      {rich('product.quickViewBar', { title: card.title, hidden: srOnly })}
    </button>
  );
};
