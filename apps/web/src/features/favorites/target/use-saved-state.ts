import { useQuery } from '@tanstack/react-query';
import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { getTarget } from '@wearfolio/contracts/targets';
import { call } from '../../../lib/api-client.ts';
import { useSession } from '../../../session/session.ts';
import { itemFor, savedStateKey } from '../save-favorite.ts';
import { useFavorite } from '../use-favorite.ts';

/** Whether a product is saved in a color, with its target price and wanted size; undefined until loaded. */
export const useSavedState = (card: ProductCard, color: CardColor) => {
  const { userDetails } = useSession();
  const { isFavorite } = useFavorite(card, color);
  const { product_id, color_id } = itemFor(card, color);
  const { data } = useQuery({
    queryKey: savedStateKey(userDetails?.id, { product_id, color_id }),
    queryFn: async ({ signal }) => {
      const querystring = { product_id: String(product_id), color_id: String(color_id) };
      return (await call(getTarget, { querystring }, signal)).data;
    },
    enabled: isFavorite,
  });
  return { isFavorite, standing: isFavorite ? data : undefined };
};
