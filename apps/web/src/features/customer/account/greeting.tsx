import { Link, useLocation } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { stateFrom } from '../../../session/origin.ts';
import { useSession } from '../../../session/session.ts';
import { capitalized } from '../profile/capitalized.ts';

type Props = { loginHref: string; profileHref: string; className?: string };

/** The greeting, or the link to sign in, which remembers the page (behavior.md#shell-account). */
export const Greeting = ({ loginHref, profileHref, className = '' }: Props) => {
  const { userDetails } = useSession();
  const location = useLocation();
  const style = `inline-flex min-h-11 items-center whitespace-nowrap ${className}`;
  if (userDetails) {
    return (
      <Link className={style} to={profileHref}>
        <span className="max-w-40 truncate">
          {t('customer.hi', { firstName: capitalized(userDetails.first_name) })}
        </span>
      </Link>
    );
  }
  return (
    <Link className={style} to={loginHref} state={stateFrom(location)}>
      {t('customer.loginOrRegister')}
    </Link>
  );
};
