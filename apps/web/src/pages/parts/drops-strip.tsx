import { useQuery } from '@tanstack/react-query';
import type { SectionOf } from '@wearfolio/contracts/home/home-sections';
import { routes } from '../../app/paths.ts';
import { productListQuery } from '../../features/catalogue/api.ts';
import { CardStrip } from '../../features/catalogue/card/card-strip.tsx';
import { type ListingState, plainListing, printListing } from '../../features/catalogue/listing-url.ts';
import { cardActions } from './card-actions.tsx';

/** The maximum number of products. */
const most = 12;

/** The biggest recent price drops, with a link to their listing. */
export const DropsStrip = ({ eyebrow, title, dropped }: SectionOf<'drops'>) => {
  const listing: ListingState = { ...plainListing, dropped: [dropped], sort: 'drop' };
  const { data, isError } = useQuery({ ...productListQuery({}, listing), placeholderData: undefined });
  if (isError) return null;
  const cards = data?.data.filter(({ stock }) => stock !== 0).slice(0, most);
  return (
    <CardStrip
      eyebrow={eyebrow}
      title={title}
      href={routes.search + printListing(listing)}
      cards={cards}
      actions={cardActions}
    />
  );
};
