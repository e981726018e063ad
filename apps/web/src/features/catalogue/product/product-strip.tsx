import { useQuery } from '@tanstack/react-query';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { useWasNear } from '../../../lib/use-was-near.ts';
import { productListQuery } from '../api.ts';
import { NearStrip } from '../card/near-strip.tsx';
import type { CardActions } from '../card/product-card.tsx';
import type { ListingState } from '../listing-url.ts';

/** The maximum number of products. */
const most = 12;

type Props = {
  title: string;
  href: string;
  scope: ScopeQuery;
  listing: ListingState;
  /** The product to leave out. */
  besides?: number;
  actions?: CardActions;
};

/** The products of a listing in one row, with a link to it; nothing if there are none. Loaded near the view. */
export const ProductStrip = ({ title, href, scope, listing, besides, actions }: Props) => {
  const near = useWasNear<HTMLDivElement>();
  const query = productListQuery(scope, listing);
  const { data, isError } = useQuery({ ...query, placeholderData: undefined, enabled: near.wasNear && query.enabled });
  const cards = data?.data.filter((card) => card.is_active && card.product_id !== besides);
  if (isError) return null;
  return <NearStrip near={near} title={title} href={href} cards={cards?.slice(0, most)} actions={actions} />;
};
