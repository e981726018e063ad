import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, listAudit } from '@wearfolio/contracts/desk-audit';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Page } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

const textOf = (json: string | null): string =>
  json === null
    ? ''
    : Object.entries(JSON.parse(json) as Record<string, unknown>)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', ');

const Row = ({ entry: { at, actor, action, subject, before, after } }: { entry: AuditEntry }) => (
  <tr>
    <td className="text-ink-2">
      <Time at={at} />
    </td>
    <th scope="row">{actor}</th>
    <td>{action}</td>
    <td className="max-md:min-w-40 wrap-anywhere">{subject}</td>
    <td className="max-md:min-w-40 wrap-anywhere text-ink-2">{textOf(before)}</td>
    <td className="max-md:min-w-40 wrap-anywhere">{textOf(after)}</td>
  </tr>
);

/** The audit log, newest first. */
export const Audit = () => {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { querystring: pageParam === null ? {} : { before: String(pageParam) } }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ has_more, data: entries }) => (has_more ? entries.at(-1)?.id : undefined),
  });
  const entries = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Page title="Audit log" intro="Who changed what, and when. Nobody can change or delete an entry.">
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <p className="text-ink-2">No changes yet.</p>}
      {entries.length > 0 && (
        <Table name="Audit log" columns={['When', 'Who', 'What', 'Of', 'Before', 'After']}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </Table>
      )}
      {hasNextPage && (
        <Button
          look="outlined"
          size="float"
          className="mt-6"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show older entries
        </Button>
      )}
    </Page>
  );
};
