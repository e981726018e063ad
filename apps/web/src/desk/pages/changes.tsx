import { useQuery } from '@tanstack/react-query';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { may, sessionQuery } from '../api.ts';
import { changesQuery } from '../catalogue/api.ts';
import { ChangesTable } from '../catalogue/changes-table.tsx';
import { Page } from '../parts/page.tsx';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';

/** The latest changes of products, brands and stores, with their progress. */
export const Changes = () => {
  const { data: session } = useQuery(sessionQuery);
  const { data, isError, refetch } = useQuery(changesQuery);
  return (
    <Page
      title="Changes"
      intro="What staff changed about products, brands and stores. Undo skips anything changed since."
    >
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {!data && !isError && <RowsSkeleton />}
      {data?.length === 0 && <p className="text-ink-2">No changes yet.</p>}
      {data && data.length > 0 && <ChangesTable changes={data} isEditor={may(session, 'editor')} />}
    </Page>
  );
};
