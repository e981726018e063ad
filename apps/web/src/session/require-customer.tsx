import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { stateFrom } from './origin.ts';
import { type UserDetails, useSession } from './session.ts';

type Props = {
  loginHref: string;
  /** Where a guest is sent who never had a session to lose. */
  guestHref: string;
  children: (customer: UserDetails) => ReactNode;
};

/** Shows its page to the signed-in customer; whose session the server ended goes to /login (spec 6, decision 52). */
export const RequireCustomer = ({ loginHref, guestHref, children }: Props) => {
  const { userDetails, refused } = useSession();
  const location = useLocation();
  const isHydrated = useIsHydrated();
  if (userDetails) return children(userDetails);
  // Until then nobody knows of a customer, who must not be sent away.
  if (!isHydrated) return null;
  if (refused === null) return <Navigate to={guestHref} replace />;
  return <Navigate to={loginHref} state={stateFrom(location)} replace />;
};
