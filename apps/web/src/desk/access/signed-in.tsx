import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ApiError } from '../../lib/api-client.ts';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { may, sessionQuery } from '../api.ts';
import { Frame } from '../parts/frame.tsx';
import { NotAllowed } from '../parts/not-allowed.tsx';
import { rightOfPath } from '../parts/places.ts';

/**
 * The pages for signed-in staff. Others sign in first and then return to the requested page. Pages
 * that their role may not open say so.
 */
export const SignedIn = () => {
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useQuery(sessionQuery);
  const to = `?to=${encodeURIComponent(pathname + search)}`;
  if (error instanceof ApiError && error.status === 401) return <Navigate to={deskPaths.signIn + to} replace />;
  if (error) {
    return (
      <main className="p-8">
        <FailedLoad onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!data) return null;
  if (data.stage !== 'in') return <Navigate to={deskPaths.secondFactor + to} replace />;
  const right = rightOfPath(pathname);
  return <Frame session={data}>{right === null || may(data, right) ? <Outlet /> : <NotAllowed />}</Frame>;
};
