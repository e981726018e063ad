import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import { message } from '@wearfolio/messages/key';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../lib/money.ts';
import { nameOfColor } from '../../../lib/name-of-color.ts';
import { t } from '../../../lib/t.tsx';
import { ColorDot } from '../../../ui/color-dot.tsx';
import { DeliveryLine } from '../../../ui/delivery-line.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { pictureTone } from '../../../ui/picture-tone.ts';
import { Price } from '../../../ui/price.tsx';
import { TargetButton } from '../target/target-price.tsx';
import { priceChange } from './price-change.ts';
import { phaseClasses, type RemovalPhase } from './removal/removal-phase.ts';

type Ways = {
  /** The counted redirect to the store of a product (behavior.md#product-click-out). */
  outHrefOf: (productId: number) => string;
  /** The page of the product. */
  href: string;
};

type Props = Ways & {
  favorite: FavoriteProduct;
  picture: ReactNode;
  hasInformation: boolean;
  phase: RemovalPhase | null;
  onRemove: () => void;
  onUndo: () => void;
};

const changeLooks = {
  fell: { color: 'text-ok', icon: 'chevron-down', text: message('favorites.fell') },
  rose: { color: 'text-ink-2', icon: 'chevron-up', text: message('favorites.rose') },
} as const;

/** The price when it was saved and now; nothing if it is unchanged. */
const SinceSaved = ({ saved_price: saved, saved_quote, stock_label, productDetail }: FavoriteProduct) => {
  const { price, quote } = productDetail;
  const change = priceChange(saved, price);
  if (change === null) return null;
  const stated = priceChange(saved_quote ?? null, quote?.price ?? null);
  const { color, icon, text } = changeLooks[change < 0 ? 'fell' : 'rose'];
  return (
    <p
      className={`type-small figures mt-0.5 flex items-center gap-1.5 ${stock_label === 'sold_out' ? 'text-ink-3' : color}`}
    >
      <Icon name={icon} size={14} />
      {t(text, { price: formatMoney(Math.abs(change), stated && Math.abs(stated)) })}
    </p>
  );
};

/** A cheaper store, or the stores that still have a sold-out product. */
const Elsewhere = ({ elsewhere, stock_label, productDetail, href, outHrefOf }: FavoriteProduct & Ways) => {
  if (!elsewhere) return null;
  const { stores, store_name, price, stated_price, product_id } = elsewhere;
  const { price: saved } = productDetail;
  if (stock_label === 'sold_out')
    return (
      <p className="type-small mt-0.5">
        <Link className="underline underline-offset-4" to={href}>
          {t('favorites.atOtherStores', { stores })}
        </Link>
      </p>
    );
  if (price === null || saved === null || price >= saved) return null;
  return (
    <p className="type-small figures mt-0.5 leading-5 text-ok">
      <a className="underline underline-offset-4" href={outHrefOf(product_id)} target="_blank" rel="sponsored noopener">
        {t('favorites.cheaperAt', { storeName: store_name, price: formatMoney(price, stated_price) })}
        <span className="sr-only"> {t('ui.opensInNewTab')}</span>
      </a>
    </p>
  );
};

/** The placeholder color of a product whose feed has no color (behavior.md#card-no-color); it is not shown. */
const unspecified = 'Unspecified';

const ColorAndStore = ({ color_id, productDetail: { product_color_data, store_name } }: FavoriteProduct) => {
  const color = product_color_data.find((one) => one.color_id === color_id && one.color_name !== unspecified);
  return (
    <p className="type-small mt-1 flex min-w-0 items-center gap-1.5 text-ink-2">
      {color && <ColorDot hexa={color.colors.hexa} className="size-2.5" />}
      <span className="truncate">{color ? `${nameOfColor(color)} · ${store_name}` : store_name}</span>
    </p>
  );
};

/** The wanted or fitting size, and its stock. */
const Size = ({ size, stock_label }: FavoriteProduct) => {
  if (!size) return null;
  const { name, is_saved, left } = size;
  const isGone = left === 0 && stock_label !== 'sold_out';
  return (
    <p className="type-small figures mt-0.5 text-ink-2">
      {is_saved ? t('product.size') : t('sizes.yourSize')}: {name}
      {isGone && <span className="text-ink-3"> {t('favorites.soldOut')}</span>}
      {left === 1 && <span> {t('favorites.lastOne')}</span>}
    </p>
  );
};

const toneOf = ({ color_id, productDetail: card, shows_primary_color }: FavoriteProduct): string => {
  if (shows_primary_color) return pictureTone(card.color_primary_image ?? card.image_path);
  const color = card.product_color_data.find((one) => one.color_id === color_id && one.is_primary !== 1);
  return pictureTone(color?.product_image[0] ?? card.image_path);
};

/**
 * A saved product (behavior.md#favorites-screen). While a removal is pending, the bin means Undo, so that a second
 * press of a keyboard user undoes it.
 */
export const FavoriteCard = ({
  favorite,
  picture,
  outHrefOf,
  href,
  hasInformation,
  phase,
  onRemove,
  onUndo,
}: Props) => {
  const { productDetail: card, stock_label } = favorite;
  const isSoldOut = stock_label === 'sold_out';
  const isWaiting = phase === 'waiting';
  return (
    <article className="relative">
      <div className={phase ? phaseClasses[phase] : ''}>
        <a className="block" href={outHrefOf(favorite.product_id)} target="_blank" rel="sponsored noopener">
          {picture}
          <span className="sr-only">
            {t('favorites.titleAtStore', { title: card.title, storeName: card.store_name })}
          </span>
        </a>
        {hasInformation && (
          <div className="type-card mt-3">
            <p className={`truncate font-semibold ${isSoldOut ? 'text-ink-3' : ''}`}>{card.brand_name}</p>
            <h3 className="text-ink-2" lang={card.lang} title={card.title}>
              <Link className="card-name -mx-1 px-1 -outline-offset-2 hover:text-ink hover:underline" to={href}>
                {card.title}
              </Link>
            </h3>
            <div className="mt-1">
              <Price
                price={card.price}
                retailPrice={card.retail_price}
                retailKind={card.retail_kind}
                quote={card.quote}
                isSoldOut={isSoldOut}
              />
              <DeliveryLine offer={card} />
            </div>
            <SinceSaved {...favorite} />
            <Elsewhere {...favorite} href={href} outHrefOf={outHrefOf} />
            <ColorAndStore {...favorite} />
            <Size {...favorite} />
            <TargetButton
              title={card.title}
              item={favorite}
              price={card.price}
              delivered={card.delivered_price}
              quote={card.quote}
              target={favorite.target}
              sizes={[]}
              sizeName={favorite.target?.size_name}
            />
          </div>
        )}
      </div>
      <button
        type="button"
        data-removal
        className={`${toneOf(favorite)} hit-44 absolute top-1 end-1 rounded-[50%] text-picture-ink -outline-offset-4 focus-visible:outline-picture-ink`}
        aria-label={
          isWaiting
            ? t('favorites.undoTitle', { title: card.title })
            : t('favorites.removeTitle', { title: card.title })
        }
        onClick={isWaiting ? onUndo : onRemove}
      >
        <Icon name={isWaiting ? 'undo' : 'trash'} />
      </button>
    </article>
  );
};
