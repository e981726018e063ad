import { useQuery } from '@tanstack/react-query';
import type { CommissionReport } from '@wearfolio/contracts/desk-commissions';
import { useState } from 'react';
import { TextButton } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { refusalsQuery } from './api.ts';
import { networkWords } from './network-words.ts';
import { Refusals } from './report-form.tsx';

const RefusalsOf = ({ report: { id, name, refused } }: { report: CommissionReport }) => {
  const { data, isError, refetch } = useQuery(refusalsQuery(id));
  return (
    <div className="mt-5 max-w-180">
      <h3 className="type-card font-medium">Refused rows of {name}</h3>
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {data && <Refusals refusals={data} count={refused} />}
    </div>
  );
};

const counts = ['New', 'Updated', 'Unchanged', 'Refused'];

/** The imported reports, latest first. */
export const Reports = ({ reports }: { reports: readonly CommissionReport[] }) => {
  const [opened, setOpened] = useState<number | null>(null);
  const report = reports.find(({ id }) => id === opened);
  return (
    <Part title="Reports">
      <Table name="Reports" columns={['Report', 'Network', 'Imported', 'By', ...counts]} figures={counts}>
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
            <td>{created.toLocaleString('en')}</td>
            <td>{updated.toLocaleString('en')}</td>
            <td>{unchanged.toLocaleString('en')}</td>
            <td>
              {refused === 0 && '0'}
              {refused > 0 && (
                <TextButton aria-expanded={opened === id} onClick={() => setOpened(opened === id ? null : id)}>
                  {refused.toLocaleString('en')}
                  <span className="sr-only"> rows of {name}</span>
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
