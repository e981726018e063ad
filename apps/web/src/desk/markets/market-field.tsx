import { useQuery } from '@tanstack/react-query';
import { t } from '../../lib/t.tsx';
import { Select } from '../parts/select.tsx';
import { marketsQuery } from './api.ts';

/** The choice of a market, in a shop of several. */
export const MarketField = ({ value, onChoose }: { value: string; onChoose: (prefix: string) => void }) => {
  const { data: markets = [] } = useQuery(marketsQuery);
  const isGone = markets.every(({ prefix }) => prefix !== value);
  if (markets.length < 2 && value === '') return null;
  return (
    <Select className="max-w-80" label={t('desk.partners.market')} value={value} onChoose={onChoose}>
      {isGone && <option value={value}>{t('desk.partners.marketGone', { prefix: value })}</option>}
      {markets.map(({ prefix, name }) => (
        <option key={prefix} value={prefix}>
          {name}
        </option>
      ))}
    </Select>
  );
};
