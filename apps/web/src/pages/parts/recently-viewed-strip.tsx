import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { productQuery } from '../../features/catalogue/api.ts';
import { NearStrip } from '../../features/catalogue/card/near-strip.tsx';
import { readRecentlyViewed } from '../../features/catalogue/recently-viewed.ts';
import { t } from '../../lib/t.tsx';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useWasNear } from '../../lib/use-was-near.ts';
import { cardActions } from './card-actions.tsx';

type Props = {
  /** The product of the page, which is left out. */
  besides?: number;
};

const Viewed = ({ besides }: Props) => {
  const [ids] = useState(() => readRecentlyViewed().filter((id) => id !== besides));
  const near = useWasNear<HTMLDivElement>();
  const replies = useQueries({ queries: ids.map((id) => ({ ...productQuery(id), enabled: near.wasNear })) });
  if (ids.length === 0) return null;
  const isKnown = replies.every(({ isPending }) => !isPending);
  const cards = replies.flatMap(({ data }) => data?.card ?? []);
  return (
    <NearStrip
      near={near}
      title={t('listing.recentlyViewed')}
      cards={isKnown ? cards : undefined}
      width="narrow"
      actions={cardActions}
    />
  );
};

/** The products viewed last with their current data. Products that no longer exist are left out. */
export const RecentlyViewedStrip = (props: Props) => useIsHydrated() && <Viewed {...props} />;
