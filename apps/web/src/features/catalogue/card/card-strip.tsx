import type { ProductCard as Card } from '@wearfolio/contracts/listing/product-card';
import type { ComponentProps } from 'react';
import { Strip, stripPictures } from '../../../ui/row/strip.tsx';
import { StripSkeleton } from './grid-skeleton.tsx';
import { type CardActions, ProductCard } from './product-card.tsx';

type Props = Omit<ComponentProps<typeof Strip>, 'children'> & {
  /** Undefined while they are on their way; without any there is no strip. */
  cards: readonly Card[] | undefined;
  /** What stands at a picture's top right. */
  actions?: CardActions;
};

/** A row of products that scrolls sideways. Narrow cards leave out the store, its shipping and the swatches. */
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
