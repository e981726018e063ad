import { type CommissionAdvertiser, setAdvertiserStore } from '@wearfolio/contracts/desk-commissions';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { useChange } from '../api.ts';
import { Part } from '../parts/page.tsx';
import { Select } from '../parts/select.tsx';
import { Table } from '../parts/table.tsx';
import { networkWords } from './network-words.ts';

type Store = { id: number; name: string };
type Props = { advertisers: readonly CommissionAdvertiser[]; stores: readonly Store[]; isEditor: boolean };

const StoreChoice = ({
  of: { network, advertiser, store_id },
  stores,
}: {
  of: CommissionAdvertiser;
  stores: readonly Store[];
}) => {
  const keep = useChange({
    mutationFn: (storeId: number | null) =>
      call(setAdvertiserStore, { body: { network, advertiser, store_id: storeId } }),
  });
  return (
    <Select
      label={t('desk.insight.store', { advertiser })}
      isLabelHidden
      className="max-w-60 min-w-40"
      value={store_id === null ? '' : String(store_id)}
      onChoose={(id) => keep.mutate(id === '' ? null : Number(id))}
    >
      <option value="">{t('desk.insight.noneYet')}</option>
      {stores.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
};

/** Assigns the advertisers of a network to stores. */
export const Advertisers = ({ advertisers, stores, isEditor }: Props) => (
  <Part title={t('desk.insight.advertisers')}>
    <p className="type-card mb-2 text-ink-2">{t('desk.insight.advertisersIntro')}</p>
    <div className="max-w-180">
      <Table
        name={t('desk.insight.advertisers')}
        columns={[t('desk.insight.network'), t('desk.insight.advertiser'), t('desk.parts.store')]}
      >
        {advertisers.map((one) => (
          <tr key={`${one.network} ${one.advertiser}`}>
            <td>{networkWords[one.network]}</td>
            <th scope="row" className="min-w-36 wrap-anywhere">
              {one.advertiser}
            </th>
            <td>{isEditor ? <StoreChoice of={one} stores={stores} /> : (one.store ?? t('desk.insight.noneYet'))}</td>
          </tr>
        ))}
      </Table>
    </div>
  </Part>
);
