import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import {
  type QualityFact,
  qualityFacts,
  type StoreQuality,
  type UnknownReason,
} from '@wearfolio/contracts/desk-quality';
import { Link } from 'react-router-dom';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { qualityQuery } from '../feeds/api.ts';
import { type DataColumn, DataTable } from '../parts/data-table.tsx';
import { KeyHints } from '../parts/keys.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { Table } from '../parts/table.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const factWords: Record<QualityFact, string> = {
  brand: 'Brand',
  category: 'Kind',
  audience: 'Audience',
  color: 'Color',
  size: 'Size',
  gtin: 'GTIN',
  mpn: 'MPN',
  picture: 'Picture',
  description: 'Description',
};

/** What is below these shares of a store's products is looked at first. */
const [wanted, bearable] = [0.95, 0.7];

const lookOf = (share: number): string => {
  if (share >= wanted) return '';
  return share < bearable ? 'text-sale' : 'text-warn';
};

const Share = ({ part, whole }: { part: number; whole: number }) => {
  if (whole === 0) return null;
  const share = part / whole;
  return <span className={`block text-right ${lookOf(share)}`}>{(100 * share).toFixed(1)}%</span>;
};

const right = (words: string) => () => <span className="block text-right">{words}</span>;

const count = (number: number | undefined) => <span className="block text-right">{number?.toLocaleString('en')}</span>;

const columns: DataColumn<StoreQuality>[] = [
  {
    id: 'store',
    header: 'Store',
    cell: ({ row: { original } }) => (
      <>
        <Link to={`${deskPaths.store}?id=${original.id}`} className="font-medium hover:underline">
          {original.name}
        </Link>
        {original.quality === null && (
          <span className="block text-ink-2">{original.at ? 'measured by its next import' : 'never imported'}</span>
        )}
      </>
    ),
  },
  { id: 'products', header: right('Products'), cell: ({ row }) => count(row.original.quality?.products) },
  ...qualityFacts.map(
    (name): DataColumn<StoreQuality> => ({
      id: name,
      header: right(factWords[name]),
      cell: ({ row: { original } }) =>
        original.quality && <Share part={original.quality.told[name]} whole={original.quality.products} />,
    }),
  ),
  { id: 'duplicates', header: right('Likely duplicates'), cell: ({ row }) => count(row.original.quality?.duplicates) },
];

const ownPages: readonly string[] = [deskPaths.values];

/** Leads to where the reason is answered; the settings of a store are a page that the server writes. */
const Fix = ({ reason: { path, text } }: { reason: UnknownReason }) => {
  const isOwn = ownPages.includes(path.split('?')[0] ?? '');
  const label = `Fix: ${text}`;
  return isOwn ? (
    <Link to={path} className="underlined" aria-label={label}>
      Fix
    </Link>
  ) : (
    <a href={path} className="underlined" aria-label={label}>
      Fix
    </a>
  );
};

const Reasons = ({ reasons }: { reasons: readonly UnknownReason[] }) => (
  <Part title="Why something is unknown">
    {reasons.length === 0 && <p className="type-card text-ink-2">Nothing is unknown.</p>}
    {reasons.length > 0 && (
      <Table name="Why something is unknown" columns={['Reason', 'Rows', 'Stores', 'Here', 'Or on the command line']}>
        {reasons.map((reason) => (
          <tr key={`${reason.text} ${reason.stores}`}>
            <th scope="row" className="min-w-50 wrap-anywhere">
              {reason.text}
            </th>
            <td>{reason.rows.toLocaleString('en')}</td>
            <td>
              <span className="line-clamp-2 max-w-60">{reason.stores}</span>
            </td>
            <td>
              <Fix reason={reason} />
            </td>
            <td>
              <code className="text-ink-2">npm run catalogue -- {reason.command}</code>
            </td>
          </tr>
        ))}
      </Table>
    )}
  </Part>
);

/** How good the data of each store is, and what would make it better. */
export const Quality = () => {
  const { page, goTo } = useListAddress();
  const { data, isError, refetch } = useQuery(qualityQuery(page));
  return (
    <Page
      title="Data quality"
      intro="The share of the products of each store's last good import that tell a fact, sure or guessed. A description counts if it has more than 80 characters."
    >
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-80" />}
      {data && data.total === 0 && <p className="text-ink-2">There is no store yet.</p>}
      {data && data.total > 0 && (
        <>
          <DataTable
            name="Data quality by store"
            columns={columns}
            rows={data.data}
            idOf={({ id }) => String(id)}
            nameOf={({ name }) => name}
          />
          <Pages page={page} pageSize={data.page_size} total={data.total} onPage={goTo} />
          <Reasons reasons={data.reasons} />
          <KeyHints
            hints={[
              ['J K', 'down, up'],
              ['Enter', 'open'],
            ]}
          />
        </>
      )}
    </Page>
  );
};
