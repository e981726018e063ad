import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ApiError } from '../../lib/api-client.ts';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { sessionQuery } from '../api.ts';
import { Frame } from '../parts/frame.tsx';

/** The pages for signed-in staff. Others sign in first and then return to the requested page. */
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
  return (
    <Frame session={data}>
      <Outlet />
    </Frame>
  );
};
