import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../lib/t.tsx';
import { priceHistoryQuery } from '../../api.ts';

/** Tells that a price is the lowest in 90 days. Its line keeps its height otherwise. */
export const LowestNote = ({ productId }: { productId: number }) => {
  const { data } = useQuery(priceHistoryQuery(productId));
  return <p className="type-small mt-1 min-h-4 text-ok">{data?.lowest_in_90_days && t('product.lowest90Days')}</p>;
};
