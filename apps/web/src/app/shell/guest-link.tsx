import type { ReactNode } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { stateFrom } from '../../session/origin.ts';
import { useSession } from '../../session/session.ts';
import { routes } from '../paths.ts';

type Props = Pick<LinkProps, 'replace'> & { className: string; children: ReactNode; onLeave?: () => void };

/** The way to sign in, where there is no room for the greeting; gone once somebody is signed in. */
export const GuestLink = ({ className, children, onLeave, replace }: Props) => {
  const { userDetails } = useSession();
  const location = useLocation();
  if (userDetails) return null;
  return (
    <Link className={className} to={routes.login} state={stateFrom(location)} replace={replace} onClick={onLeave}>
      {children}
    </Link>
  );
};
