import { useQuery } from '@tanstack/react-query';
import { useWasNear } from '../../../lib/use-was-near.ts';
import { similarQuery } from '../api.ts';
import { NearStrip } from '../card/near-strip.tsx';
import type { CardActions } from '../card/product-card.tsx';

type Props = { title: string; productId: number; href: string; actions: CardActions };

/** The products most like a product, with a link to its category; nothing if there are none. Loaded near the view. */
export const SimilarStrip = ({ title, productId, href, actions }: Props) => {
  const near = useWasNear<HTMLDivElement>();
  const { data, isError } = useQuery({ ...similarQuery(productId), enabled: near.wasNear });
  if (isError) return null;
  return <NearStrip near={near} title={title} href={href} cards={data} actions={actions} />;
};
