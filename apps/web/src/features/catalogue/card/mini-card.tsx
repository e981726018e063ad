import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../lib/money.ts';
import { t } from '../../../lib/t.tsx';
import { productPath } from '../product-url.ts';
import { CardPicture } from './card-picture.tsx';
import { mainPicture } from './picture-source.ts';

/** A product on a colored band: picture, brand and price, 184 px wide. */
export const MiniCard = ({ card }: { card: ProductCard }) => {
  const amount = formatMoney(card.price, card.quote?.price);
  return (
    <Link to={productPath(card)} className="group relative block">
      <CardPicture card={card} src={mainPicture(card)} sizes="(width >= 769px) 184px, 140px" isFirst={false} />
      <span className="type-small mt-2.5 block truncate font-medium group-hover:underline">
        {card.brand_name}
        <span className="sr-only" lang={card.lang}>
          , {card.title}
        </span>
      </span>
      <span className="type-small figures block min-h-4">
        {card.store_count > 1 && card.price !== null ? t('ui.fromAmount', { amount }) : amount}
      </span>
    </Link>
  );
};
