import type { ProductOffer } from '@wearfolio/contracts/product';
import type { ElementType, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { Price } from '../../../ui/price.tsx';
import { useProductFit } from '../sizes/use-my-sizes.ts';
import { BuyLink } from './buy-link.tsx';
import { chosenStock } from './chosen-stock.ts';
import { ColorChoice } from './color-choice.tsx';
import { chosenColor, type ProductDetails, shownColors, sizesOf, stockOf } from './offer.ts';
import { OfferFacts } from './offer-facts.tsx';
import { SharedSizeChoice, useSharedSize } from './shared-size-choice.tsx';
import { SizeList } from './size-list.tsx';
import { StockLine } from './stock-line.tsx';
import { countStores, lowestText, shownOffer } from './store-offers.ts';
import { StoreTable } from './store-table.tsx';

type Props = {
  details: ProductDetails;
  /** The offer whose price is shown below the name; the offer of the details by default. */
  offer?: ProductOffer | undefined;
  /** The requested `color_id`, if any. */
  colorId: number | null;
  onColor: (colorId: number) => void;
  brandHref: string;
  /** The element of the name: the heading of the page or the title of the dialog. */
  titleAs: ElementType;
  /** An element below the price. */
  priceNote?: ReactNode;
  /** The button that follows the brand. */
  follow?: ReactNode;
  /** The favorite button, below the link to the store. */
  favorite?: ReactNode;
  /** The link to the store, if it is not the one of `offer`. */
  buyLink?: ReactNode;
  buyRef?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

/** Name, price, color, size and stock of a product, in the order of the quick view and the product page. */
export const BuyColumn = ({
  details,
  offer = shownOffer(details, true),
  colorId,
  onColor,
  brandHref,
  titleAs: Title,
  priceNote,
  follow,
  favorite,
  buyLink,
  buyRef,
  children,
}: Props) => {
  const { card, name } = details;
  const color = chosenColor(details, colorId);
  const sizes = sizesOf(details, color);
  const { fitting, worn } = useProductFit(details.id);
  const stores = countStores(details.offers);
  const shared = useSharedSize(details.offers, fitting);
  const size = stores > 1 ? shared.size : null;
  return (
    <div>
      <p className="type-small text-ink-2">
        {stores > 1
          ? t('product.atOneOf', { storeName: offer?.store_name ?? '', stores })
          : t('product.soldBy', { storeName: card.store_name })}
        {offer?.shipping_policy && ` · ${offer.shipping_policy}`}
      </p>
      <div className="mt-3 flex items-center gap-x-4">
        <Link
          className="inline-flex min-h-11 min-w-0 items-center font-semibold hover:underline md:min-h-6"
          to={brandHref}
        >
          <span className="wrap-anywhere">{card.brand_name}</span>
        </Link>
        {follow}
      </div>
      <Title className="type-heading text-balance wrap-anywhere" lang={card.lang}>
        {name}
      </Title>
      <div className="mt-3">
        <Price
          price={offer?.price ?? null}
          retailPrice={offer?.retail_price ?? null}
          retailKind={offer?.retail_kind}
          quote={offer?.quote}
          isLarge
        />
        <OfferFacts offer={offer} />
        {stores > 1 && offer && (
          <p className="type-small figures mt-1 text-ink-2">{lowestText(details.offers, offer.product_id)}</p>
        )}
        {priceNote}
      </div>
      <div className="mt-5 flex flex-col gap-5">
        <ColorChoice
          card={card}
          colors={shownColors(details)}
          chosen={color}
          isSoldOut={(one) => stockOf(details, one).kind === 'out'}
          onChoose={({ color_id }) => onColor(color_id)}
        />
        {stores === 1 && sizes.length > 0 && <SizeList sizes={sizes} fitting={fitting} worn={worn} />}
        {stores > 1 && shared.sizes.length > 0 && (
          <SharedSizeChoice offers={details.offers} shared={shared} worn={worn} />
        )}
        <StockLine {...chosenStock(details, offer, { color, size })} />
      </div>
      <div ref={buyRef} className="mt-5 flex flex-col gap-2.5">
        {buyLink ?? (
          <BuyLink
            productId={offer?.product_id ?? details.id}
            storeName={offer?.store_name ?? card.store_name}
            isSoldOut={offer ? !offer.in_stock : details.quantity === 0}
          />
        )}
        {favorite}
      </div>
      {stores > 1 && (
        <div className="mt-8">
          <StoreTable offers={details.offers} size={size} />
        </div>
      )}
      <p className="type-small mt-4 text-ink-3">
        {t('product.soldByStore')}
        {details.offers.some(({ pays_commission }) => pays_commission) && ` ${t('product.commission')}`}
      </p>
      {children}
    </div>
  );
};
