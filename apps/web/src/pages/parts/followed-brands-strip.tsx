import { useQuery } from '@tanstack/react-query';
import { routes } from '../../app/paths.ts';
import { productListQuery } from '../../features/catalogue/api.ts';
import { CardStrip } from '../../features/catalogue/card/card-strip.tsx';
import { plainListing, printListing } from '../../features/catalogue/listing-url.ts';
import { followedBrandsQuery } from '../../features/favorites/api.ts';
import { t } from '../../lib/t.tsx';
import { useSession } from '../../session/session.ts';
import { cardActions } from './card-actions.tsx';

/** The maximum number of products. */
const most = 12;

/** The maximum number of brands in the address. */
const brandsMax = 40;

const Newest = ({ brandIds }: { brandIds: readonly number[] }) => {
  const listing = { ...plainListing, brand: brandIds.slice(0, brandsMax).map(String) };
  const { data, isError } = useQuery({ ...productListQuery({}, listing), placeholderData: undefined });
  if (isError) return null;
  return (
    <CardStrip
      title={t('favorites.fromBrands')}
      href={routes.search + printListing(listing)}
      cards={data?.data.slice(0, most)}
      actions={cardActions}
    />
  );
};

const Followed = ({ customerId }: { customerId: number }) => {
  const { data = [] } = useQuery(followedBrandsQuery(customerId));
  const brandIds = data.filter(({ count }) => count > 0).map(({ id }) => id);
  return brandIds.length > 0 && <Newest brandIds={brandIds} />;
};

/** The newest products of the followed brands (behavior.md#brands-follow); nothing for others. */
export const FollowedBrandsStrip = () => {
  const { userDetails } = useSession();
  return userDetails && <Followed customerId={userDetails.id} />;
};
