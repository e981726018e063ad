import type { ProductCard as Card } from '@wearfolio/contracts/listing/product-card';
import type { ComponentProps } from 'react';
import { Strip, stripPictures } from '../../../ui/row/strip.tsx';
import { StripSkeleton } from './grid-skeleton.tsx';
import { type CardActions, ProductCard } from './product-card.tsx';

type Props = Omit<ComponentProps<typeof Strip>, 'children'> & {
  /** Undefined while loading. If empty, nothing is shown. */
  cards: readonly Card[] | undefined;
  /** The actions of each card. */
  actions?: CardActions;
};

/** A row of products that scrolls sideways. Narrow cards leave out store, shipping and swatches. */
export const CardStrip = ({ cards, actions, width = 'normal', ...strip }: Props) => {
  const shown = cards?.filter(({ is_active }) => is_active);
  if (shown?.length === 0) return null;
  return (
    <Strip {...strip} width={width}>
      {shown?.map((card) => (
        <li key={card.product_id}>
          <ProductCard card={card} sizes={stripPictures[width]} actions={actions} isPlain={width === 'narrow'} />
        </li>
      )) ?? <StripSkeleton isPlain={width === 'narrow'} />}
    </Strip>
  );
};
