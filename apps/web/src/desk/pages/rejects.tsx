import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { Link } from 'react-router-dom';
import { ApiError } from '../../lib/api-client.ts';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { countWords } from '../catalogue/words.ts';
import { rejectsQuery } from '../feeds/api.ts';
import { Page } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

/** The refused rows of an import, in the order of the feed. */
export const Rejects = () => {
  const { params, page, goTo } = useListAddress();
  const { data, error, refetch } = useQuery(rejectsQuery(params.get('id') ?? '', page));
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!data)
    return (
      <Page title="Refused rows">
        {isMissing && <p>There is no such import.</p>}
        {error && !isMissing && <FailedLoad onRetry={() => void refetch()} />}
        {!error && <RowsSkeleton />}
      </Page>
    );
  const { run, total, page_size } = data;
  return (
    <Page
      title="Refused rows"
      intro={
        <>
          {countWords(total, 'row')} of the import of <Time at={run.started_at} />, {run.outcome}.
        </>
      }
      above={
        <Link to={`${deskPaths.store}?id=${run.store_id}`} className="hover:text-ink hover:underline">
          {run.store}
        </Link>
      }
    >
      {total === 0 && <p className="text-ink-2">It refused none.</p>}
      {total > 0 && (
        <>
          <Table name="Refused rows" columns={['Line', 'Field', 'Value', 'Why']}>
            {data.data.map(({ line, field, value, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an import never change.
              <tr key={at}>
                <td>
                  <span className="md:hidden">Line </span>
                  {line.toLocaleString('en')}
                </td>
                <td>
                  <code>{field}</code>
                </td>
                <td className="wrap-anywhere">{value}</td>
                <td className="wrap-anywhere">{reason}</td>
              </tr>
            ))}
          </Table>
          <Pages page={page} pageSize={page_size} total={total} onPage={goTo} />
        </>
      )}
    </Page>
  );
};
