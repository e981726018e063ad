import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { sessionQuery } from '../api.ts';
import { CodeForm } from './code-form.tsx';
import { SetUp } from './set-up.tsx';
import { WayIn } from './way-in.tsx';

/** The page to open after signing in: the requested page if it is below /ops, else the overview. */
const returnPath = (search: string): string => {
  const asked = new URLSearchParams(search).get('to') ?? '';
  const url = URL.parse(asked, location.origin);
  const isOurs = url?.origin === location.origin && /^\/ops(\/|$)/.test(url.pathname);
  return url && isOurs ? url.pathname + url.search : deskPaths.overview;
};

/** Opens a page of the desk, or one that the server renders. */
const useGoOn = () => {
  const navigate = useNavigate();
  return (path: string) => {
    const isOfDesk = Object.values<string>(deskPaths).includes(path.split('?')[0] ?? '');
    if (isOfDesk) void navigate(path, { replace: true });
    else location.assign(path);
  };
};

/** Leads a signed-in staff member to the requested page. */
const LeadOn = ({ path }: { path: string }) => {
  const goOn = useGoOn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => goOn(path), []);
  return null;
};

/** The second step of signing in: a code, or the setup if there is no second factor yet. */
export const SecondFactor = () => {
  const { search } = useLocation();
  const goOn = useGoOn();
  // The setup shows recovery codes after it has signed in, so it is not interrupted.
  const [isSettingUp, setIsSettingUp] = useState(false);
  const { data, isError } = useQuery(sessionQuery);
  const stage = data?.stage;
  useEffect(() => {
    if (stage === 'set-up') setIsSettingUp(true);
  }, [stage]);
  if (isError && !isSettingUp) return <Navigate to={deskPaths.signIn + search} replace />;
  if (stage === 'in' && !isSettingUp) return <LeadOn path={returnPath(search)} />;
  return (
    <WayIn title={isSettingUp ? t('desk.access.setUpSecondFactor') : t('desk.access.enterCode')}>
      {isSettingUp && <SetUp onDone={() => goOn(returnPath(search))} />}
      {stage === 'code' && <CodeForm hasKeys={(data?.passkeys ?? 0) > 0} />}
    </WayIn>
  );
};
