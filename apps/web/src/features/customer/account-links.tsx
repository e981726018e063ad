import { Link } from 'react-router-dom';
import { useSession } from '../../session/session.ts';
import { useSignOut } from './use-sign-out.ts';

export type AccountPaths = { home: string; account: string; favorites: string; brands: string };

type Props = {
  paths: AccountPaths;
  rowClass: string;
  /** A row was pressed. */
  onLeave?: () => void;
};

/** The rows of the account menu, each by its flag (spec 2); none for a guest. */
export const AccountLinks = ({ paths, rowClass, onLeave }: Props) => {
  const { auth, userDetails, logoutFlag } = useSession();
  const signOut = useSignOut(paths.home);
  if (!userDetails) return null;
  const row = `${rowClass} text-left -outline-offset-2`;
  const leave = () => {
    onLeave?.();
    signOut();
  };
  return (
    <ul>
      <li>
        <Link className={row} to={paths.account} onClick={onLeave}>
          My Account
        </Link>
      </li>
      {auth && (
        <li>
          <Link className={row} to={paths.favorites} onClick={onLeave}>
            My Favourite
          </Link>
        </li>
      )}
      <li>
        <Link className={row} to={paths.brands} onClick={onLeave}>
          My Brands
        </Link>
      </li>
      {logoutFlag && (
        <li>
          <button type="button" className={row} onClick={leave}>
            Logout
          </button>
        </li>
      )}
    </ul>
  );
};
