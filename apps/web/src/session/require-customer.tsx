import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { stateFrom } from './origin.ts';
import { type UserDetails, useSession } from './session.ts';

type Props = {
  loginHref: string;
  /** Where to send a guest who had no session. */
  guestHref: string;
  children: (customer: UserDetails) => ReactNode;
};

/**
 * Shows its page only to signed-in customers. After the server ended a session, it leads to /login
 * (behavior.md#session-roles and behavior.md#session-expired).
 */
export const RequireCustomer = ({ loginHref, guestHref, children }: Props) => {
  const { userDetails, refused } = useSession();
  const location = useLocation();
  const isHydrated = useIsHydrated();
  if (userDetails) return children(userDetails);
  // The session is unknown before hydration, so nobody is redirected.
  if (!isHydrated) return null;
  if (refused === null) return <Navigate to={guestHref} replace />;
  return <Navigate to={loginHref} state={stateFrom(location, 'ended')} replace />;
};
