import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '../../../lib/t.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { followedBrandsQuery } from '../api.ts';
import { FollowButton } from './follow-button.tsx';

type Props = {
  customerId: number;
  /** The page of a brand, by its slug. */
  hrefOf: (slug: string) => string;
  /** The directory of brands. */
  directoryHref: string;
};

const Coming = () => (
  <div aria-hidden="true">
    {['w-2/5', 'w-1/4', 'w-1/3'].map((width) => (
      <div key={width} className="flex min-h-11 items-center border-b border-line">
        <SkeletonLine className={width} />
      </div>
    ))}
  </div>
);

/**
 * The brands that a customer follows. An unfollowed brand stays in the list until the page is left, so that it can be
 * followed again.
 */
export const FollowedBrandsList = ({ customerId, hrefOf, directoryHref }: Props) => {
  const { data, error, refetch } = useQuery(followedBrandsQuery(customerId));
  const [first, setFirst] = useState<typeof data>(undefined);
  if (first === undefined && data !== undefined) setFirst(data);
  if (error && !data) return <FailedLoad onRetry={refetch} />;
  if (!data) return <Coming />;
  const added = data.filter(({ id }) => !first?.some((brand) => brand.id === id));
  const brands = [...(first ?? []), ...added];
  if (brands.length === 0) {
    return (
      <p className="text-ink-2">
        {rich('favorites.noBrands', {
          link: (words) => (
            <Link className="underline underline-offset-4" to={directoryHref}>
              {words}
            </Link>
          ),
        })}
      </p>
    );
  }
  return (
    <ul>
      {brands.map((brand) => (
        <li key={brand.id} className="flex min-h-11 items-center gap-3 border-b border-line">
          <Link className="min-w-0 truncate hover:underline" to={hrefOf(brand.slug)}>
            {brand.display_name}
          </Link>
          <span className="type-small figures flex-1 text-ink-3">
            {brand.count}
            <span className="sr-only"> {t('favorites.items', { count: brand.count })}</span>
          </span>
          <FollowButton brand={brand} />
        </li>
      ))}
    </ul>
  );
};
