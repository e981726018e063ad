import type { ReactNode } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { stateFrom } from '../../session/origin.ts';
import { useSession } from '../../session/session.ts';
import { routes } from '../paths.ts';

type Props = Pick<LinkProps, 'replace'> & { className: string; children: ReactNode; onLeave?: () => void };

/** A link to sign in, on screens without room for the greeting. Hidden from signed-in customers. */
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
