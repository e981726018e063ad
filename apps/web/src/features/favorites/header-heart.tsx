import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { useSession } from '../../session/session.ts';
import { favoritesQuery } from './api.ts';
import { HeartIcon } from './heart/heart-icon.tsx';
import { favoritesRoute } from './routes.ts';

/** The badge shows at most two digits. */
const most = 99;

const Badge = ({ count }: { count: number }) => (
  <span className="figures absolute top-0.5 end-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-ink px-[3px] text-[0.625rem] leading-none font-semibold text-on-ink">
    {count > most ? `${most}+` : count}
  </span>
);

const Link44 = ({ customerId }: { customerId: number }) => {
  const { data } = useQuery(favoritesQuery(customerId));
  const count = data?.counts.all_Items ?? 0;
  return (
    <Link
      className="hit-44 relative"
      to={favoritesRoute}
      aria-label={count === 0 ? t('titles.favorites') : t('favorites.titleCounted', { count })}
    >
      <HeartIcon isFilled={false} />
      {count > 0 && <Badge count={count} />}
    </Link>
  );
};

/** The link to My Favorites with their number, for signed-in customers (behavior.md#shell-account). */
export const HeaderHeart = () => {
  const { auth, userDetails } = useSession();
  return auth && userDetails && <Link44 customerId={userDetails.id} />;
};
