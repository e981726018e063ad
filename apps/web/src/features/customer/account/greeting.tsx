import { Link, useLocation } from 'react-router-dom';
import { stateFrom } from '../../../session/origin.ts';
import { useSession } from '../../../session/session.ts';
import { capitalised } from '../profile/capitalised.ts';

type Props = { loginHref: string; profileHref: string; className?: string };

/** Spec 2, 'Page shell': whose shop it is. A guest's link remembers where it was pressed. */
export const Greeting = ({ loginHref, profileHref, className = '' }: Props) => {
  const { userDetails } = useSession();
  const location = useLocation();
  const style = `inline-flex min-h-11 items-center whitespace-nowrap ${className}`;
  if (userDetails) {
    return (
      <Link className={style} to={profileHref}>
        <span className="max-w-40 truncate">Hi, {capitalised(userDetails.first_name)}</span>
      </Link>
    );
  }
  return (
    <Link className={style} to={loginHref} state={stateFrom(location)}>
      Login / Register
    </Link>
  );
};
