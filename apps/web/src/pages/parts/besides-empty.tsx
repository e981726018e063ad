import { newestStrip } from '@wearfolio/contracts/home/home-strips';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { shopPath } from '../../app/paths.ts';
import { plainListing } from '../../features/catalogue/listing-url.ts';
import { ProductStrip } from '../../features/catalogue/product/product-strip.tsx';
import { t } from '../../lib/t.tsx';
import { cardActions } from './card-actions.tsx';

type Props = {
  isFiltered: boolean;
  heading: string;
  /** The listing without its filters. */
  href: string;
  scope: ScopeQuery;
};

/** Below an empty listing: its products without the filters, or the newest finds if it has none. */
export const BesidesEmpty = ({ isFiltered, heading, href, scope }: Props) => {
  const shown = isFiltered
    ? { title: t('listing.withoutFilters', { heading }), href, scope }
    : {
        title: t('titles.newestFinds'),
        href: shopPath(newestStrip.key),
        scope: { homepageKey: newestStrip.key },
      };
  return <ProductStrip {...shown} listing={plainListing} actions={cardActions} />;
};
