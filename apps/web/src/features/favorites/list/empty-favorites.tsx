import { Link } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { TextButton } from '../../../ui/button.tsx';

type Props = {
  /** Whether another tab or filter has favorites. */
  hasOthers: boolean;
  /** The link to products to save. */
  shopHref: string;
  onShowAll: () => void;
};

/** 'No Record Found', a hint, and one action (behavior.md#favorites-screen). */
export const EmptyFavorites = ({ hasOthers, shopHref, onShowAll }: Props) => (
  <div className="min-h-80 pt-8">
    <h3 className="type-small-heading">{t('favorites.none')}</h3>
    <p className="mt-2 text-ink-2">{hasOthers ? t('favorites.noFavoritesMatch') : t('favorites.hint')}</p>
    {hasOthers ? (
      <TextButton className="mt-3" onClick={onShowAll}>
        {t('favorites.showAllFavorites')}
      </TextButton>
    ) : (
      <Link className="mt-3 inline-flex min-h-11 items-center" to={shopHref}>
        <span className="underlined">{t('favorites.seeNewestFinds')}</span>
      </Link>
    )}
  </div>
);
