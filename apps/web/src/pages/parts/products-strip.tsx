import { useQuery } from '@tanstack/react-query';
import type { SectionOf } from '@wearfolio/contracts/home/home-sections';
import { listingQueryOf } from '../../features/catalogue/api.ts';
import { CardStrip } from '../../features/catalogue/card/card-strip.tsx';
import { cardActions } from './card-actions.tsx';

/** The maximum number of products. */
const most = 12;

/** The first products of a listing that staff chose, with a link to it. */
export const ProductsStrip = ({ eyebrow, title, href, asked }: SectionOf<'products'>) => {
  const { data, isError } = useQuery(listingQueryOf(asked));
  if (isError) return null;
  const cards = data?.data.slice(0, most);
  return <CardStrip eyebrow={eyebrow} title={title} href={href} cards={cards} actions={cardActions} />;
};
