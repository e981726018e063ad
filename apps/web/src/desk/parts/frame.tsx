import { useQuery } from '@tanstack/react-query';
import { type DeskSession, deskPaths } from '@wearfolio/contracts/desk';
import { shopName, titleOf } from '@wearfolio/contracts/listing/page-titles';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { TextButton } from '../../ui/button.tsx';
import { overviewQuery, signOut } from '../api.ts';

/** The title of a page of the desk. */
export const deskTitle = (title: string): string => titleOf(`${title}, desk`);

type Waiting = 'matches' | 'prices' | 'reports' | 'messages' | 'values' | 'jobs';

type Place = { href: string; name: string; waiting?: Waiting };

const ownPages: readonly Place[] = [
  { href: deskPaths.feeds, name: 'Feeds', waiting: 'values' },
  { href: deskPaths.products, name: 'Catalogue' },
  { href: deskPaths.matches, name: 'Matches', waiting: 'matches' },
  { href: deskPaths.prices, name: 'Prices', waiting: 'prices' },
  { href: deskPaths.notices, name: 'Reports', waiting: 'reports' },
  { href: deskPaths.messages, name: 'Messages', waiting: 'messages' },
  { href: deskPaths.customers, name: 'Customers' },
  { href: deskPaths.content, name: 'Pages' },
  { href: deskPaths.jobs, name: 'Jobs', waiting: 'jobs' },
];

/** Pages that the server writes until the desk has its own. */
const serverPages: readonly Place[] = [
  { href: '/ops/pictures', name: 'Pictures' },
  { href: '/ops/search', name: 'Search' },
  { href: '/ops/shoppers', name: 'Shoppers' },
];

const staffPages: readonly Place[] = [
  { href: deskPaths.staff, name: 'Staff' },
  { href: deskPaths.audit, name: 'Audit log' },
];

const linkClass =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink';

const useWaiting = (): Partial<Record<Waiting, number>> => {
  const { data } = useQuery(overviewQuery);
  if (!data) return {};
  const { matches, prices, reports, messages, categories, colors, dead_jobs } = data;
  return { matches, prices, reports, messages, values: categories + colors, jobs: dead_jobs };
};

const Count = ({ count }: { count: number | undefined }) =>
  count ? <span className="type-small figures text-ink-3">{count.toLocaleString('en')}</span> : null;

type OwnPageProps = { place: Place; waiting: Partial<Record<Waiting, number>> };

const OwnPage = ({ place: { href, name, waiting: of }, waiting }: OwnPageProps) => (
  <li>
    <NavLink to={href} className={linkClass}>
      {name} <Count count={of && waiting[of]} />
    </NavLink>
  </li>
);

const Navigation = () => {
  const waiting = useWaiting();
  return (
    <nav
      aria-label="Desk"
      className="no-scrollbar min-w-0 flex-1 overflow-x-auto max-md:order-3 max-md:-mx-4 max-md:basis-full max-md:px-4"
    >
      <ul className="type-card flex gap-x-5">
        {ownPages.map((place) => (
          <OwnPage key={place.href} place={place} waiting={waiting} />
        ))}
        {serverPages.map(({ href, name, waiting: of }) => (
          <li key={href}>
            <a href={href} className={linkClass}>
              {name} <Count count={of && waiting[of]} />
            </a>
          </li>
        ))}
        {staffPages.map((place) => (
          <OwnPage key={place.href} place={place} waiting={waiting} />
        ))}
      </ul>
    </nav>
  );
};

/** The bar above every page of the desk, and the page. */
export const Frame = ({ session, children }: { session: DeskSession; children: ReactNode }) => (
  <>
    <a
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-(--z-skip-link) focus:bg-surface focus:p-3"
      href="#main"
    >
      Skip to content
    </a>
    <header className="flex min-h-14 items-center gap-x-7 border-b border-line px-4 max-md:flex-wrap md:px-8">
      <p className="flex items-baseline gap-4 py-2">
        <a href="/" className="type-logo">
          {shopName}
        </a>
        <NavLink
          to={deskPaths.overview}
          end
          className="type-eyebrow text-ink-2 hover:text-ink aria-[current=page]:text-ink"
        >
          Desk
        </NavLink>
      </p>
      <Navigation />
      <div className="type-card flex items-center gap-5 ml-auto max-md:order-2">
        <NavLink to={deskPaths.account} className={linkClass}>
          {session.name}
        </NavLink>
        <TextButton onClick={() => void signOut(deskPaths.signIn)}>Sign out</TextButton>
      </div>
    </header>
    <main id="main" tabIndex={-1} className="px-4 py-8 md:px-8">
      {children}
    </main>
  </>
);
