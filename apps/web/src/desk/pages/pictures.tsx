import { useQuery } from '@tanstack/react-query';
import { refetchDeskPictures, type StorePictures } from '@wearfolio/contracts/desk-pictures';
import { call } from '../../lib/api-client.ts';
import { TextButton } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { Count } from '../parts/count.tsx';
import { type DataColumn, DataTable } from '../parts/data-table.tsx';
import { Page, Part } from '../parts/page.tsx';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { picturesQuery } from '../search/api.ts';

const count = (
  name: 'ready' | 'waiting' | 'dead' | 'duplicates' | 'bare',
  header: string,
): DataColumn<StorePictures> => ({
  id: name,
  header,
  isFigure: true,
  cell: ({ row: { original } }) => (
    <span className={name === 'dead' ? 'text-sale' : ''}>
      <Count of={original[name]} />
    </span>
  ),
});

const megabytes = (bytes: number): string =>
  `${(bytes / 2 ** 20).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

const columns: DataColumn<StorePictures>[] = [
  { id: 'store', header: 'Store', cell: ({ row }) => <span className="font-medium">{row.original.store}</span> },
  { id: 'served', header: 'Served by', cell: ({ row }) => (row.original.is_hot_linked ? 'The store' : 'This shop') },
  count('ready', 'Ready'),
  count('waiting', 'Waiting'),
  count('dead', 'Dead'),
  count('duplicates', 'Duplicates'),
  count('bare', 'Products without pictures'),
  {
    id: 'bytes',
    header: 'Size',
    isFigure: true,
    cell: ({ row }) => <span className="whitespace-nowrap">{megabytes(row.original.bytes)}</span>,
  },
  {
    id: 'faults',
    header: 'Reasons',
    cell: ({ row }) => (
      <span className="block min-w-40 text-ink-2">
        {row.original.faults.map(({ fault, count: times }) => `${fault} ${times.toLocaleString('en')}`).join(', ')}
      </span>
    ),
  },
];

const Refetch = ({ store }: { store: string }) => {
  const change = useChange({ mutationFn: () => call(refetchDeskPictures, { body: { store } }) });
  return (
    <TextButton
      aria-label={`Fetch all pictures of ${store} again`}
      disabled={change.isPending}
      onClick={() => change.mutate()}
    >
      Fetch again
    </TextButton>
  );
};

const refetchColumn: DataColumn<StorePictures> = {
  id: 'refetch',
  header: 'All of them',
  cell: ({ row: { original } }) => !original.is_hot_linked && <Refetch store={original.store} />,
};

/** The state of each store's pictures, and paused hosts. */
export const Pictures = () => {
  const { data: session } = useQuery(sessionQuery);
  const { data, isError, refetch } = useQuery(picturesQuery);
  return (
    <Page
      title="Pictures"
      intro="The worker fetches pictures from the stores and makes the sizes that the shop serves. The shop leaves out a dead picture, and the worker tries it again later."
    >
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {!data && !isError && <RowsSkeleton />}
      {data && data.data.length === 0 && <p className="text-ink-2">There is no store yet.</p>}
      {data && data.data.length > 0 && (
        <DataTable
          name="Pictures by store"
          columns={may(session, 'editor') ? [...columns, refetchColumn] : columns}
          rows={data.data}
          idOf={({ store }) => store}
          nameOf={({ store }) => store}
        />
      )}
      {data && (
        <Part title="Paused hosts">
          {data.hosts.length === 0 && <p className="type-card text-ink-2">No hosts are paused.</p>}
          {data.hosts.length > 0 && (
            <div className="max-w-180">
              <Table name="Paused hosts" columns={['Host', 'Reason', 'Paused until']}>
                {data.hosts.map(({ host, fault, until }) => (
                  <tr key={host}>
                    <th scope="row" className="wrap-anywhere">
                      {host}
                    </th>
                    <td>{fault}</td>
                    <td>
                      <Time at={until} />
                    </td>
                  </tr>
                ))}
              </Table>
            </div>
          )}
        </Part>
      )}
    </Page>
  );
};
