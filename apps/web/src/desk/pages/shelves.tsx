import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { may, sessionQuery } from '../api.ts';
import { contentListQuery, documentPath } from '../content/api.ts';
import { NewDocument } from '../content/new-document.tsx';
import { Page, Part } from '../parts/page.tsx';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

type Kind = 'collection' | 'merchandise';

const words = {
  collection: {
    title: 'Collections',
    intro:
      'Products picked by hand or by a rule. Each collection has its own page, /shop/ and its key, and can appear on the home page. weekly_product, featured_product and favorites replace the rows that the shop picks itself.',
    column: 'Collection',
    empty: 'No collections yet.',
    another: 'New collection',
    label: 'Key in its address, for example summer-edit',
  },
  merchandise: {
    title: 'Order of listings',
    intro:
      'Pin, boost or bury products in a category, brand, collection or search. This changes the default order only, never one that the shopper chose.',
    column: 'What for',
    empty: 'No listing has a ranking rule yet.',
    another: 'New order',
    label: 'Name, for example spring-boots',
  },
} as const;

/** All collections or all orders of listings, with their published versions. */
export const Shelves = ({ kind }: { kind: Kind }) => {
  const { data: session } = useQuery(sessionQuery);
  const { data, isError, isPending, refetch } = useQuery(contentListQuery(kind));
  const { title, intro, column, empty, another } = words[kind];
  return (
    <Page title={title} intro={intro}>
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {isPending && <RowsSkeleton />}
      {data?.length === 0 && <p className="text-ink-2">{empty}</p>}
      {data && data.length > 0 && (
        <Table name={title} columns={[column, 'Name', 'In the shop', 'Newest version', 'Saved by', 'When']}>
          {data.map((one) => (
            <tr key={one.key}>
              <th scope="row" className="min-w-40">
                <Link to={documentPath(one.key)} className="hover:underline">
                  {one.title || one.key}
                </Link>
              </th>
              <td>{one.key.slice(kind.length + 1)}</td>
              <td className={one.live_number === null ? 'text-ink-2' : 'text-ok'}>
                {one.live_number === null ? 'no' : `version ${one.live_number}`}
                {one.scheduled_at && (
                  <>
                    , another on <Time at={one.scheduled_at} />
                  </>
                )}
              </td>
              <td>{one.number}</td>
              <td>{one.actor}</td>
              <td>{one.changed_at && <Time at={one.changed_at} />}</td>
            </tr>
          ))}
        </Table>
      )}
      {may(session, 'editor') && (
        <Part title={another}>
          <NewDocument kind={kind} label={words[kind].label} />
        </Part>
      )}
    </Page>
  );
};
