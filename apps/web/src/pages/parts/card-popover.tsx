import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { Link } from 'react-router-dom';
import { useComparison } from '../../features/catalogue/compare/use-comparison.ts';
import { usePlace } from '../../features/catalogue/place.ts';
import { outPath, productPath } from '../../features/catalogue/product-url.ts';
import { useFollow } from '../../features/favorites/brands/use-follow.ts';
import { t } from '../../lib/t.tsx';
import { Dropdown } from '../../ui/overlay/dropdown.tsx';
import type { Hanging } from '../../ui/overlay/popover-button.tsx';

const row = 'flex min-h-11 w-full items-center px-5 py-2 text-start wrap-anywhere -outline-offset-2 hover:bg-tint';

const followText = (isLoading: boolean, isFollowed: boolean, brandName: string): string => {
  if (isLoading) return t('ui.loading');
  return isFollowed ? t('favorites.unfollowBrand', { brandName }) : t('favorites.followBrand', { brandName });
};

type Props = Hanging & {
  card: ProductCard;
  color: CardColor;
  /** Opens the hearts of all colors; undefined for a product in one color. */
  onColors: (() => void) | undefined;
};

/** The menu of a card, below its button. */
export const CardPopover = ({ card, color, onColors, ...hanging }: Props) => {
  const { isFollowed, isLoading, toggle } = useFollow({ id: card.brand_id, display_name: card.brand_name });
  const comparison = useComparison({ id: card.product_id, colorId: color.color_id });
  const place = usePlace();
  const followAndLeave = () => {
    // A second press can come during the closing animation.
    if (isLoading || !hanging.isOpen) return;
    hanging.onClose();
    toggle();
  };
  const compareAndLeave = () => {
    if (!hanging.isOpen) return;
    hanging.onClose();
    comparison.toggle({ isTold: true });
  };
  return (
    <Dropdown label={t('listing.moreOf', { title: card.title })} align="end" flips className="w-60 py-2" {...hanging}>
      <ul>
        {onColors && (
          <li>
            <button
              type="button"
              className={row}
              onClick={() => {
                hanging.onClose();
                onColors();
              }}
            >
              {t('listing.favoriteColors')}
            </button>
          </li>
        )}
        <li>
          <button type="button" className={row} aria-disabled={isLoading} onClick={followAndLeave}>
            {followText(isLoading, isFollowed, card.brand_name)}
          </button>
        </li>
        <li>
          <button type="button" className={row} onClick={compareAndLeave}>
            {comparison.isIn ? t('compare.removeFrom') : t('compare.add')}
          </button>
        </li>
        <li>
          <Link className={row} to={productPath(card, color.color_id)} state={{ place }} onClick={hanging.onClose}>
            {t('listing.allDetails')}
          </Link>
        </li>
        <li>
          <a
            className={row}
            href={outPath(card.product_id, place)}
            target="_blank"
            rel="sponsored noopener"
            onClick={hanging.onClose}
          >
            {t('listing.viewAt', { storeName: card.store_name })}
            <span className="sr-only"> {t('ui.opensInNewTab')}</span>
          </a>
        </li>
      </ul>
    </Dropdown>
  );
};
