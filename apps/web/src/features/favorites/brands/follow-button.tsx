import { t } from '../../../lib/t.tsx';
import { type Brand, useFollow } from './use-follow.ts';

/** The button that follows or unfollows a brand (behavior.md#brands-follow). */
export const FollowButton = ({ brand }: { brand: Brand }) => {
  const { isFollowed, isLoading, toggle } = useFollow(brand);
  const brandName = brand.display_name;
  return (
    <button
      type="button"
      className="type-small inline-flex min-h-11 shrink-0 items-center md:min-h-9"
      aria-label={isFollowed ? t('favorites.followingBrand', { brandName }) : t('favorites.followBrand', { brandName })}
      aria-disabled={isLoading}
      onClick={toggle}
    >
      <span className={`underlined ${isFollowed ? 'text-ink-2' : ''}`}>
        {isFollowed ? t('favorites.following') : t('favorites.follow')}
      </span>
    </button>
  );
};
