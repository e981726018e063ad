import { useQuery } from '@tanstack/react-query';
import type { getDeskOverview } from '@wearfolio/contracts/desk';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { overviewQuery } from '../api.ts';
import { Page } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';

type Counts = Reply<typeof getDeskOverview>['data'];

const rows: readonly { key: keyof Counts; name: string; what: string; href: string }[] = [
  { key: 'matches', name: 'Matches', what: 'offers that may be one product', href: '/ops/matches' },
  { key: 'prices', name: 'Held prices', what: 'prices that jumped', href: '/ops/prices' },
  { key: 'reports', name: 'Reports', what: 'offers that shoppers reported', href: '/ops/notices' },
  { key: 'messages', name: 'Messages', what: 'unanswered messages from the contact form', href: '/ops/messages' },
  { key: 'categories', name: 'Categories', what: 'values from feeds that are not mapped yet', href: '/ops/values' },
  { key: 'colors', name: 'Colors', what: 'values from feeds that are not mapped yet', href: '/ops/values?list=color' },
  { key: 'dead_jobs', name: 'Jobs', what: 'e-mails and feeds that failed for good', href: '/ops/jobs' },
];

/** What waits for a decision, each a click away. */
export const Overview = () => {
  const { data, isError, refetch } = useQuery(overviewQuery);
  return (
    <Page title="Overview" intro="Decisions and problems waiting for you.">
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {data && (
        <div className="max-w-180">
          <Table name="What waits" columns={['What', 'Waiting', 'Meaning']}>
            {rows.map(({ key, name, what, href }) => (
              <tr key={key}>
                <th scope="row">
                  <a href={href} className="underlined">
                    {name}
                  </a>
                </th>
                <td className={data[key] > 0 ? 'font-medium' : 'text-ink-3'}>{data[key].toLocaleString('en')}</td>
                <td className="text-ink-2">{what}</td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </Page>
  );
};
