import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { useSession } from '../../../session/session.ts';
import { revealFocused } from '../../../ui/row/reveal-focused.ts';
import { useSignOut } from '../sign-in/use-sign-out.ts';

export type ProfilePaths = {
  home: string;
  profile: string;
  account: string;
  favorites: string;
  searches: string;
  followedBrands: string;
  brands: string;
};

const row = 'inline-flex min-h-11 w-full items-center whitespace-nowrap text-start md:min-h-9';

/** The menu of the account pages: at the left, or on phones a row above that scrolls sideways. */
const ProfileMenu = ({ paths }: { paths: ProfilePaths }) => {
  const { logoutFlag } = useSession();
  const signOut = useSignOut(paths.home);
  const links = [
    { name: t('titles.profileEdit'), href: paths.profile },
    { name: t('customer.myAccount'), href: paths.account },
    { name: t('titles.favorites'), href: paths.favorites },
    { name: t('titles.searches'), href: paths.searches },
    { name: t('titles.followedBrands'), href: paths.followedBrands },
    { name: t('customer.myBrands'), href: paths.brands },
  ];
  return (
    <nav
      aria-label={t('customer.account')}
      className="no-scrollbar -mx-(--margin) overflow-x-auto px-(--margin) md:mx-0 md:px-0"
      onFocus={revealFocused}
    >
      <ul className="flex gap-6 border-b border-line md:block md:border-0">
        {links.map(({ name, href }) => (
          <li key={href}>
            <NavLink to={href} end className={({ isActive }) => `${row} ${isActive ? 'font-semibold' : 'text-ink-2'}`}>
              {name}
            </NavLink>
          </li>
        ))}
        {logoutFlag && (
          <li>
            <button type="button" className={`${row} text-ink-2`} onClick={signOut}>
              {t('customer.logout')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
};

type Props = { title: string; paths: ProfilePaths; children: ReactNode };

/** A page of the account: title, menu and content. */
export const ProfileFrame = ({ title, paths, children }: Props) => (
  <div className="page-margins pt-8 pb-16 md:pt-12">
    <h1 className="type-title">{title}</h1>
    <div className="mt-6 grid gap-8 md:mt-10 md:grid-cols-[200px_minmax(0,1fr)] md:gap-12 lg:grid-cols-[224px_minmax(0,1fr)]">
      <ProfileMenu paths={paths} />
      <div>{children}</div>
    </div>
  </div>
);
