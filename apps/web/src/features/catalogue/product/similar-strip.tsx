import { useQuery } from '@tanstack/react-query';
import { similarQuery } from '../api.ts';
import { CardStrip } from '../card/card-strip.tsx';
import type { CardActions } from '../card/product-card.tsx';

type Props = { title: string; productId: number; href: string; actions: CardActions };

/** The products most like a product, with a link to its category; nothing if there are none. */
export const SimilarStrip = ({ title, productId, href, actions }: Props) => {
  const { data, isError } = useQuery(similarQuery(productId));
  if (isError) return null;
  return (
    <div className="needs-screen">
      <CardStrip title={title} href={href} cards={data} actions={actions} />
    </div>
  );
};
