import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { sessionQuery } from '../api.ts';
import { returnPath } from '../return-path.ts';
import { CodeForm } from './code-form.tsx';
import { SetUp } from './set-up.tsx';
import { WayIn } from './way-in.tsx';

/** Goes on to a page of the desk, or of the server. */
const useGoOn = () => {
  const navigate = useNavigate();
  return (path: string) => {
    const isOfDesk = Object.values<string>(deskPaths).includes(path.split('?')[0] ?? '');
    if (isOfDesk) void navigate(path, { replace: true });
    else location.assign(path);
  };
};

/** Leads who is signed in to the page that was asked for. */
const LeadOn = ({ path }: { path: string }) => {
  const goOn = useGoOn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => goOn(path), []);
  return null;
};

/** The second step: a code of the app, or its set-up where there is none yet. */
export const SecondFactor = () => {
  const { search } = useLocation();
  const goOn = useGoOn();
  // The set-up goes on to show recovery codes after it has signed in.
  const [isSettingUp, setIsSettingUp] = useState(false);
  const { data, isError } = useQuery(sessionQuery);
  const stage = data?.stage;
  useEffect(() => {
    if (stage === 'set-up') setIsSettingUp(true);
  }, [stage]);
  if (isError && !isSettingUp) return <Navigate to={deskPaths.signIn + search} replace />;
  if (stage === 'in' && !isSettingUp) return <LeadOn path={returnPath(search)} />;
  return (
    <WayIn title={isSettingUp ? 'Set up a second factor' : 'Enter a code'}>
      {isSettingUp && <SetUp onDone={() => goOn(returnPath(search))} />}
      {stage === 'code' && <CodeForm hasKeys={(data?.passkeys ?? 0) > 0} />}
    </WayIn>
  );
};
