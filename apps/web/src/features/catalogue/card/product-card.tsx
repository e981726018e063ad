import type { ProductCard as Card, CardColor } from '@wearfolio/contracts/listing/product-card';
import { type ReactNode, use, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { DeliveryLine } from '../../../ui/delivery-line.tsx';
import { Price } from '../../../ui/price.tsx';
import { Place } from '../place.ts';
import { productPath } from '../product-url.ts';
import { prepareQuickView } from '../quick-view/load-quick-view.ts';
import { useQuickView } from '../quick-view/use-quick-view.ts';
import { CardPicture } from './card-picture.tsx';
import { colorPicture, mainColor, mainPicture } from './picture-source.ts';
import { QuickViewBar } from './quick-view-bar.tsx';
import { Swatches } from './swatches.tsx';

type Action = (card: Card, color: CardColor) => ReactNode;

/** The actions of a card, for the shown color. */
export type CardActions = {
  /** At the top right of the picture. */
  onPicture: Action;
  /** At the end of the brand's line. */
  besideBrand: Action;
};

type Props = {
  card: Card;
  /** The `sizes` of the picture, which depend on the grid or row. */
  sizes: string;
  /** Whether the card is in the first row, whose pictures load eagerly. */
  isFirst?: boolean;
  /** Whether its picture loads before the rest of the first row. */
  isUrgent?: boolean;
  actions?: CardActions;
  /** The `color_id` that the card shows initially; by default the one that the listing requested. */
  colorId?: number;
  /** The label and stock in that color; by default those of the product. */
  stock?: { label: string | null; isSoldOut: boolean };
  /** Leaves out store, shipping and swatches, as in some rows of the home page. */
  isPlain?: boolean;
};

/** The shown offer's store with the number of other stores, and that store's shipping line (behavior.md#card-stores). */
const StoreLine = ({ card }: { card: Card }) => {
  const others = card.store_count - 1;
  return (
    <p className="type-micro row-start-1 mb-2 flex min-w-0 flex-col text-ink-2 sm:flex-row sm:justify-between sm:gap-3">
      <span className="flex min-w-0 gap-1 sm:max-w-[60%] sm:shrink-0">
        <span className="truncate">{card.store_name}</span>
        {others > 0 && (
          <span className="figures shrink-0">
            {` +${others}`}
            <span className="sr-only"> {t('listing.storesWord', { others })}</span>
          </span>
        )}
      </span>
      <span className="min-h-4 truncate" title={card.shipping_policy ?? undefined}>
        {card.shipping_policy}
      </span>
    </p>
  );
};

type PriceProps = { card: Card; isSoldOut: boolean | undefined; isPlain: boolean };

const CardPrice = ({ card, isSoldOut, isPlain }: PriceProps) => (
  <>
    <Price
      price={card.price}
      retailPrice={card.retail_price}
      retailKind={card.retail_kind}
      quote={card.quote}
      isSoldOut={isSoldOut}
      isFrom={card.store_count > 1}
    />
    {!isPlain && <DeliveryLine offer={card} />}
  </>
);

type BrandNameProps = { name: string; isSoldOut: boolean | undefined; hasMenu: boolean };

/** One line that leaves room for the card's menu. */
const BrandName = ({ name, isSoldOut, hasMenu }: BrandNameProps) => (
  <p className={`truncate font-semibold ${hasMenu ? 'pe-8' : ''} ${isSoldOut ? 'text-ink-3' : ''}`}>{name}</p>
);

/** The card of a product in all lists (behavior.md#card-fields). */
export const ProductCard = ({
  card,
  sizes,
  isFirst = false,
  isUrgent = isFirst,
  actions,
  colorId = card.asked_color_id,
  stock,
  isPlain = false,
}: Props) => {
  const [selected, setSelected] = useState<CardColor | null>(null);
  const [previewed, setPreviewed] = useState<CardColor | null>(null);
  const colors = card.product_color_data;
  const asked = colors.find(({ color_id }) => color_id === colorId);
  const main = mainColor(card) ?? colors[0];
  const chosen = selected ?? asked;
  const shown = previewed ?? chosen;
  const acting = chosen ?? main;
  // If the saved color is gone, the card shows another color, but none is chosen.
  const shownStock = shown === asked ? stock : undefined;
  const { open } = useQuickView();
  // A swatch can belong to another store's offer.
  const productId = chosen?.product_id ?? card.product_id;
  const place = use(Place);
  const openQuickView = () => open(productId, chosen?.color_id ?? null, place);
  const src = (shown && colorPicture(card, shown)) ?? mainPicture(card);
  return (
    <article
      className="group relative isolate grid h-full grid-cols-[minmax(0,1fr)] *:col-start-1 grid-rows-[auto_auto_auto_1fr]"
      onPointerEnter={prepareQuickView}
    >
      {/* In the order of the focus: product, heart, colors, quick view. The grid places them. */}
      <div className="type-card row-start-3 mt-3">
        <BrandName name={card.brand_name} isSoldOut={shownStock?.isSoldOut} hasMenu={actions !== undefined} />
        <h3 className="text-ink-2" lang={card.lang} title={card.title}>
          <Link
            className="card-name outline-none after:absolute after:inset-0 group-hover:text-ink focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ink"
            to={productPath({ ...card, product_id: productId }, chosen?.color_id)}
            state={{ place }}
          >
            {card.title}
          </Link>
        </h3>
        <div className="mt-1">
          <CardPrice card={card} isSoldOut={shownStock?.isSoldOut} isPlain={isPlain} />
        </div>
      </div>
      {!isPlain && <StoreLine card={card} />}
      {/* Below the link, which covers the card. */}
      <div className="-z-1 row-start-2">
        <CardPicture card={card} src={src} sizes={sizes} isFirst={isFirst} isUrgent={isUrgent} {...shownStock} />
      </div>
      {actions && acting && (
        <div className="z-1 row-start-2 mt-1 me-1 self-start justify-self-end">{actions.onPicture(card, acting)}</div>
      )}
      {!isPlain && colors.length > 1 && (
        <div className="row-start-4 -mt-1 md:mt-1.5">
          <Swatches
            colors={colors}
            selectedId={(stock ? chosen : acting)?.color_id ?? null}
            onPreview={setPreviewed}
            onSelect={setSelected}
          />
        </div>
      )}
      <QuickViewBar card={card} onOpen={openQuickView} />
      {acting && actions && (
        <div className="type-card row-start-3 mt-3 flex h-[18px] items-center self-start justify-self-end">
          {actions.besideBrand(card, acting)}
        </div>
      )}
    </article>
  );
};
