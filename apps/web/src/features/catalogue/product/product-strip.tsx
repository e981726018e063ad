import { useQuery } from '@tanstack/react-query';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { productListQuery } from '../api.ts';
import { CardStrip } from '../card/card-strip.tsx';
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

/** The products of a listing in one row, with a link to it; nothing if there are none. */
export const ProductStrip = ({ title, href, scope, listing, besides, actions }: Props) => {
  const { data, isError } = useQuery({ ...productListQuery(scope, listing), placeholderData: undefined });
  const cards = data?.data.filter((card) => card.is_active && card.product_id !== besides);
  if (isError) return null;
  return (
    <div className="needs-screen">
      <CardStrip title={title} href={href} cards={cards?.slice(0, most)} actions={actions} />
    </div>
  );
};
