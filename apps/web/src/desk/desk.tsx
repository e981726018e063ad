import { deskPaths } from '@wearfolio/contracts/desk';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Accept } from './access/accept.tsx';
import { ConfirmProvider } from './access/confirm.tsx';
import { SecondFactor } from './access/second-factor.tsx';
import { SignIn } from './access/sign-in.tsx';
import { SignedIn } from './access/signed-in.tsx';
import { Account } from './pages/account.tsx';
import { Audit } from './pages/audit.tsx';
import { Overview } from './pages/overview.tsx';
import { Staff } from './pages/staff.tsx';

/** The desk: what is below `SignedIn` is for staff who have proven both factors. */
export const Desk = () => (
  <ConfirmProvider>
    <Routes>
      <Route path={deskPaths.signIn} element={<SignIn />} />
      <Route path={deskPaths.accept} element={<Accept />} />
      <Route path={deskPaths.secondFactor} element={<SecondFactor />} />
      <Route element={<SignedIn />}>
        <Route path={deskPaths.overview} element={<Overview />} />
        <Route path={deskPaths.staff} element={<Staff />} />
        <Route path={deskPaths.account} element={<Account />} />
        <Route path={deskPaths.audit} element={<Audit />} />
      </Route>
      <Route path="*" element={<Navigate to={deskPaths.overview} replace />} />
    </Routes>
  </ConfirmProvider>
);
