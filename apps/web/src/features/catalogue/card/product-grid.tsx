import { pageSize } from '@wearfolio/contracts/limits';
import type { ProductCard as Card } from '@wearfolio/contracts/listing/product-card';
import { gridSizes } from '@wearfolio/contracts/pictures';
import { t } from '../../../lib/t.tsx';
import { Place } from '../place.ts';
import { type CardActions, ProductCard } from './product-card.tsx';

/** The number of cards in the widest row. */
const firstRow = 5;

type Props = {
  /** From 1. */
  page: number;
  cards: readonly Card[];
  /** The number of products of the listing before those that match only some of a search, if there are any. */
  leading?: number | undefined;
  actions?: CardActions;
};

/**
 * The grid of a listing, with a mark where products begin that match only some of a search
 * (behavior.md#search-near-matches). Products with a falsy `is_active` are not shown (behavior.md#listing-active).
 */
export const ProductGrid = ({ page, cards, leading, actions }: Props) => (
  <ul className="product-columns gap-y-8 sm:gap-y-12">
    {cards
      .filter((card) => card.is_active)
      .flatMap((card, index) => [
        (page - 1) * pageSize + index === leading && (
          <li key="mark" className="col-span-full border-t border-line pt-6">
            <h3 className="type-heading">{t('listing.nearMatches')}</h3>
          </li>
        ),
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
        </li>,
      ])}
  </ul>
);
