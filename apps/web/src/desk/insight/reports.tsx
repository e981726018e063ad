import { useQuery } from '@tanstack/react-query';
import type { CommissionReport } from '@wearfolio/contracts/desk-commissions';
import { useState } from 'react';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { refusalsQuery } from './api.ts';
import { networkWords } from './network-words.ts';
import { Refusals } from './report-form.tsx';

const RefusalsOf = ({ report: { id, name, refused } }: { report: CommissionReport }) => {
  const query = useQuery(refusalsQuery(id));
  return (
    <div className="mt-5 max-w-180">
      <h3 className="type-card font-medium">{t('desk.insight.refusedRows', { name })}</h3>
      <Loaded query={query}>{(refusals) => <Refusals refusals={refusals} count={refused} />}</Loaded>
    </div>
  );
};

const counts = [
  t('desk.insight.new'),
  t('desk.insight.updated'),
  t('desk.insight.unchanged'),
  t('desk.insight.refused'),
];

/** The imported reports, latest first. */
export const Reports = ({ reports }: { reports: readonly CommissionReport[] }) => {
  const [opened, setOpened] = useState<number | null>(null);
  const report = reports.find(({ id }) => id === opened);
  return (
    <Part title={t('desk.insight.reports')}>
      <Table
        name={t('desk.insight.reports')}
        columns={[
          t('desk.insight.report'),
          t('desk.insight.network'),
          t('desk.insight.imported'),
          t('desk.insight.by'),
          ...counts,
        ]}
        figures={counts}
      >
        {reports.map(({ id, name, network, at, actor, created, updated, unchanged, refused }) => (
          <tr key={id}>
            <th scope="row" className="max-w-60 min-w-36 wrap-anywhere">
              {name}
            </th>
            <td>{networkWords[network]}</td>
            <td className="whitespace-nowrap text-ink-2">
              <Time at={at} />
            </td>
            <td className="whitespace-nowrap">{actor}</td>
            <td>{formatNumber(created)}</td>
            <td>{formatNumber(updated)}</td>
            <td>{formatNumber(unchanged)}</td>
            <td>
              {refused === 0 && '0'}
              {refused > 0 && (
                <TextButton aria-expanded={opened === id} onClick={() => setOpened(opened === id ? null : id)}>
                  {formatNumber(refused)}
                  <span className="sr-only"> {t('desk.insight.rows', { name })}</span>
                </TextButton>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {report && <RefusalsOf report={report} />}
    </Part>
  );
};
