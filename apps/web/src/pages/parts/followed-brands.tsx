import { generatePath } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { FollowedBrandsList } from '../../features/favorites/brands/followed-brands-list.tsx';
import { useSession } from '../../session/session.ts';

/** The followed brands, for the profile. */
export const FollowedBrands = () => {
  const { userDetails } = useSession();
  return (
    userDetails && (
      <FollowedBrandsList
        customerId={userDetails.id}
        hrefOf={(brandSlug) => generatePath(routes.brand, { brandSlug })}
        directoryHref={routes.brands}
      />
    )
  );
};
