import { pageSize } from '@wearfolio/contracts/limits';
import type { ProductCard as Card } from '@wearfolio/contracts/listing/product-card';
import { gridSizes } from '@wearfolio/contracts/pictures';
import { Place } from '../place.ts';
import { type CardActions, ProductCard } from './product-card.tsx';

/** The number of cards in the widest row. */
const firstRow = 5;

type Props = {
  /** From 1. */
  page: number;
  cards: readonly Card[];
  actions?: CardActions;
};

/** The grid of a listing. Products with a falsy `is_active` are not shown (behavior.md#listing-active). */
export const ProductGrid = ({ page, cards, actions }: Props) => (
  <ul className="product-columns gap-y-8 sm:gap-y-12">
    {cards
      .filter((card) => card.is_active)
      .map((card, index) => (
        <li key={card.product_id} className="min-w-0">
          <Place value={(page - 1) * pageSize + index + 1}>
            <ProductCard
              card={card}
              sizes={gridSizes}
              isFirst={index < firstRow}
              isUrgent={index === 0}
              actions={actions}
            />
          </Place>
        </li>
      ))}
  </ul>
);
