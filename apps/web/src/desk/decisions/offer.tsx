import { deskPaths } from '@wearfolio/contracts/desk';
import type { MatchedOffer } from '@wearfolio/contracts/desk-decisions';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { Price } from '../../ui/price.tsx';
import { Thumb } from '../parts/thumb.tsx';

/** An offer, for comparison with another one. */
export const Offer = ({ offer }: { offer: MatchedOffer }) => {
  const { id, title, name, brand, store, price, retail_price, is_in_stock, image, offers } = offer;
  return (
    <article className="min-w-0" aria-label={t('desk.decisions.of', { title, store })}>
      <Thumb src={image} className="aspect-square max-h-100 w-full" />
      <div className="type-card mt-3">
        <p className="font-semibold">{brand}</p>
        <p className="wrap-anywhere">
          <Link to={`${deskPaths.product}?id=${id}`} className="underlined">
            {title}
          </Link>
        </p>
        {name !== title && <p className="wrap-anywhere text-ink-3">{name}</p>}
        <div className="mt-1">
          <Price price={price} retailPrice={retail_price} isSoldOut={!is_in_stock} />
        </div>
        <p className="mt-1 text-ink-2">
          {store}
          {!is_in_stock && <span className="text-warn"> {t('desk.decisions.soldOut')}</span>}
          {offers > 1 && ` ${t('desk.decisions.withMoreByNow', { offers: offers - 1 })}`}
        </p>
      </div>
    </article>
  );
};
