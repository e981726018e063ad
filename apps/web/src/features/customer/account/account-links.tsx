import { Link, type LinkProps } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { useSession } from '../../../session/session.ts';
import { useSignOut } from '../sign-in/use-sign-out.ts';

export type AccountPaths = { home: string; account: string; favorites: string; brands: string };

type Props = Pick<LinkProps, 'replace'> & {
  paths: AccountPaths;
  rowClass: string;
  /** Called when a link is followed. */
  onLeave: () => void;
  /** Called when Logout is pressed. */
  onSignOut: () => void;
};

/** The links of the account menu, each if its flag is set (behavior.md#shell-account); none for guests. */
export const AccountLinks = ({ paths, rowClass, onLeave, onSignOut, replace }: Props) => {
  const { auth, userDetails, logoutFlag } = useSession();
  const signOut = useSignOut(paths.home);
  if (!userDetails) return null;
  const row = `${rowClass} text-start -outline-offset-2`;
  const leave = () => {
    onSignOut();
    signOut();
  };
  return (
    <ul>
      <li>
        <Link className={row} to={paths.account} replace={replace} onClick={onLeave}>
          {t('customer.myAccount')}
        </Link>
      </li>
      {auth && (
        <li>
          <Link className={row} to={paths.favorites} replace={replace} onClick={onLeave}>
            {t('customer.myFavourite')}
          </Link>
        </li>
      )}
      <li>
        <Link className={row} to={paths.brands} replace={replace} onClick={onLeave}>
          {t('customer.myBrands')}
        </Link>
      </li>
      {logoutFlag && (
        <li>
          <button type="button" className={row} onClick={leave}>
            {t('customer.logout')}
          </button>
        </li>
      )}
    </ul>
  );
};
