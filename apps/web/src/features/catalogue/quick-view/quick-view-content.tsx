import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { usePlace } from '../place.ts';
import { BuyColumn } from '../product/buy-column.tsx';
import { BuyLink } from '../product/buy-link.tsx';
import { Description } from '../product/description.tsx';
import { Gallery } from '../product/gallery.tsx';
import { chosenColor, type ProductDetails, picturesOf, pictureText } from '../product/offer.ts';
import { countStores } from '../product/store-offers.ts';
import { productPath } from '../product-url.ts';

type Props = {
  details: ProductDetails;
  colorId: number | null;
  onColor: (colorId: number) => void;
  brandHref: string;
  titleAs: ElementType;
  favorite?: ReactNode;
  /** A link in the quick view replaces its history entry. */
  isReplacing?: boolean;
};

/**
 * The picture and buy column of the quick view. On phones, they are stacked and the link to the store is at the bottom.
 */
export const QuickViewContent = ({ details, colorId, titleAs, favorite, isReplacing = false, ...column }: Props) => {
  const { card } = details;
  const place = usePlace();
  const color = chosenColor(details, colorId);
  const buyLink = <BuyLink productId={details.id} storeName={card.store_name} isSoldOut={details.quantity === 0} />;
  return (
    <>
      <div className="min-h-0 max-md:flex-1 max-md:overflow-y-auto max-md:overscroll-contain md:grid md:h-full md:grid-cols-[56fr_48fr]">
        <div className="bg-ground md:overflow-hidden">
          <Gallery
            card={card}
            pictures={picturesOf(details, color)}
            alt={pictureText(details, color)}
            sizes="(width >= 769px) 560px, 100vw"
            railClass="hidden md:flex absolute bottom-4 start-4 z-1 gap-2"
          />
        </div>
        <div className="px-4 pt-5 pb-8 md:overflow-y-auto md:pt-11 md:pe-14 md:pb-6 md:ps-10">
          <BuyColumn
            {...column}
            details={details}
            colorId={colorId}
            titleAs={titleAs}
            favorite={
              <>
                {favorite}
                <CompareButton product={{ id: details.id, colorId }} />
              </>
            }
            buyLink={<div className="grid max-md:hidden">{buyLink}</div>}
          >
            {details.description !== '' && (
              <section className="mt-6 border-t border-line pt-5" aria-label={t('product.description')}>
                <Description html={details.description} lang={details.description_lang} />
              </section>
            )}
            <Link
              className="mt-2 inline-flex min-h-11 items-center"
              to={productPath({ ...card, store_count: countStores(details.offers) }, color?.color_id)}
              replace={isReplacing}
              state={{ place }}
            >
              <span className="underlined">{t('product.seeAllDetails')}</span>
            </Link>
          </BuyColumn>
        </div>
      </div>
      <div className="grid shrink-0 border-t border-line bg-surface px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:hidden">
        {buyLink}
      </div>
    </>
  );
};
