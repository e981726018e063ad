import { useQuery } from '@tanstack/react-query';
import { refetchDeskPictures, type StorePictures } from '@wearfolio/contracts/desk-pictures';
import { call } from '../../lib/api-client.ts';
import { formatList, formatNumber } from '../../lib/formats.ts';
import { locale } from '../../lib/locale.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { NoStores } from '../feeds/no-stores.tsx';
import { Count } from '../parts/count.tsx';
import { type DataColumn, DataTable } from '../parts/data-table.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { picturesQuery } from '../search/api.ts';

const faults: Readonly<Record<string, string>> = {
  html: t('desk.catalogue.faultHtml'),
  'not-a-picture': t('desk.catalogue.faultNotPicture'),
  'one-pixel': t('desk.catalogue.faultOnePixel'),
  'too-small': t('desk.catalogue.faultTooSmall'),
  blank: t('desk.catalogue.faultBlank'),
  'too-many-pixels': t('desk.catalogue.faultTooMany'),
  broken: t('desk.catalogue.faultBroken'),
  crashed: t('desk.catalogue.faultCrashed'),
  placeholder: t('desk.catalogue.faultPlaceholder'),
  forbidden: t('desk.catalogue.faultForbidden'),
  denied: t('desk.catalogue.faultDenied'),
  'too-large': t('desk.catalogue.faultTooLarge'),
  'too-slow': t('desk.catalogue.faultTooSlow'),
  unreachable: t('desk.catalogue.faultUnreachable'),
  failed: t('desk.catalogue.faultFailed'),
};

/** Why a picture is not shown: a fault, or `http-404` for the answer of a server. */
const faultWords = (fault: string): string => {
  const status = /^http-(\d+)$/.exec(fault)?.[1];
  return status === undefined ? (faults[fault] ?? fault) : t('desk.catalogue.faultAnswer', { status });
};

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
  t('desk.parts.mb', { bytes: (bytes / 2 ** 20).toLocaleString(locale, { maximumFractionDigits: 1 }) });

const columns: DataColumn<StorePictures>[] = [
  {
    id: 'store',
    header: t('desk.parts.store'),
    cell: ({ row }) => <span className="font-medium">{row.original.store}</span>,
  },
  {
    id: 'served',
    header: t('desk.catalogue.servedBy'),
    cell: ({ row }) => (row.original.is_hot_linked ? t('desk.catalogue.theStore') : t('desk.catalogue.thisShop')),
  },
  count('ready', t('desk.catalogue.ready')),
  count('waiting', t('desk.catalogue.waiting')),
  count('dead', t('desk.catalogue.dead')),
  count('duplicates', t('desk.catalogue.duplicates')),
  count('bare', t('desk.catalogue.productsWithoutPictures')),
  {
    id: 'bytes',
    header: t('desk.parts.size'),
    isFigure: true,
    cell: ({ row }) => <span className="whitespace-nowrap">{megabytes(row.original.bytes)}</span>,
  },
  {
    id: 'faults',
    header: t('desk.parts.reasons'),
    cell: ({ row }) => (
      <span className="block min-w-40 text-ink-2">
        {formatList(
          row.original.faults.map(({ fault, count: times }) => `${faultWords(fault)} ${formatNumber(times)}`),
        )}
      </span>
    ),
  },
];

const Refetch = ({ store }: { store: string }) => {
  const change = useChange({ mutationFn: () => call(refetchDeskPictures, { body: { store } }) });
  return (
    <TextButton
      aria-label={t('desk.catalogue.fetchAllPicturesAgain', { store })}
      disabled={change.isPending}
      onClick={() => change.mutate()}
    >
      {t('desk.catalogue.fetchAgain')}
    </TextButton>
  );
};

const refetchColumn: DataColumn<StorePictures> = {
  id: 'refetch',
  header: t('desk.catalogue.allThem'),
  cell: ({ row: { original } }) => !original.is_hot_linked && <Refetch store={original.store} />,
};

/** The state of each store's pictures, and paused hosts. */
export const Pictures = () => {
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(picturesQuery);
  return (
    <Page title={t('desk.parts.pictures')} intro={t('desk.catalogue.picturesIntro')}>
      <Loaded query={query}>
        {({ data: stores, hosts }) => (
          <>
            {stores.length === 0 ? (
              <NoStores />
            ) : (
              <DataTable
                name={t('desk.catalogue.picturesByStoreTable')}
                columns={may(session, 'feeds-change') ? [...columns, refetchColumn] : columns}
                rows={stores}
                idOf={({ store }) => store}
                nameOf={({ store }) => store}
              />
            )}
            <Part title={t('desk.catalogue.pausedHosts')}>
              {hosts.length === 0 && <p className="type-card text-ink-2">{t('desk.catalogue.noPausedHosts')}</p>}
              {hosts.length > 0 && (
                <div className="max-w-180">
                  <Table
                    name={t('desk.catalogue.pausedHosts')}
                    columns={[t('desk.catalogue.host'), t('desk.parts.reason'), t('desk.catalogue.pausedUntil')]}
                  >
                    {hosts.map(({ host, fault, until }) => (
                      <tr key={host}>
                        <th scope="row" className="wrap-anywhere">
                          {host}
                        </th>
                        <td>{faultWords(fault)}</td>
                        <td>
                          <Time at={until} />
                        </td>
                      </tr>
                    ))}
                  </Table>
                </div>
              )}
            </Part>
          </>
        )}
      </Loaded>
    </Page>
  );
};
