import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { may, overviewQuery, sessionQuery } from '../api.ts';
import { findPlace, type Group, groupsOf, type Place, type Waiting } from './places.ts';

type Counts = Partial<Record<Waiting, number>>;

const useWaiting = (): Counts => {
  const { data } = useQuery(overviewQuery);
  if (!data) return {};
  const { matches, prices, reports, messages, categories, colors, dead_jobs } = data;
  return { matches, prices, reports, messages, values: categories + colors, jobs: dead_jobs };
};

const useGroups = (): readonly Group[] => {
  const { data: session } = useQuery(sessionQuery);
  return groupsOf((right) => may(session, right));
};

const sumOf = ({ places }: Group, counts: Counts): number =>
  places.reduce((sum, { waiting }) => sum + ((waiting && counts[waiting]) ?? 0), 0);

const Count = ({ count }: { count: number | undefined }) =>
  count ? <span className="type-small figures text-ink-3">{formatNumber(count)}</span> : null;

type PlaceLinkProps = { place: Place; current: 'page' | 'true' | undefined; className: string; children: ReactNode };

const PlaceLink = ({ place: { href }, current, className, children }: PlaceLinkProps) => (
  <Link to={href} className={className} aria-current={current}>
    {children}
  </Link>
);

const linkClass =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink';

/**
 * A row of links that scrolls sideways if it is too wide. The current link is scrolled into view, again when the counts
 * beside the links arrive.
 */
const Row = ({ label, className, children }: { label: string; className: string; children: ReactNode }) => {
  const { pathname } = useLocation();
  const { data: counted } = useQuery(overviewQuery);
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has a new current link, and counts move it.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname, counted]);
  return (
    <nav ref={row} aria-label={label} className={`type-card no-scrollbar scroll-px-4 overflow-x-auto ${className}`}>
      <ul className="flex w-max gap-x-6 max-md:gap-x-4">{children}</ul>
    </nav>
  );
};

/** The groups of pages, each with the number of waiting items. */
export const Groups = () => {
  const counts = useWaiting();
  const groups = useGroups();
  const found = findPlace(useLocation().pathname);
  return (
    <Row
      label={t('desk.parts.deskTitle')}
      className="min-w-0 flex-1 max-md:order-3 max-md:-mx-4 max-md:basis-full max-md:px-4"
    >
      {groups.map((group) => (
        <li key={group.name}>
          <PlaceLink
            place={group.places[0]}
            current={group.name === found?.group.name ? 'true' : undefined}
            className={linkClass}
          >
            {group.name} <Count count={sumOf(group, counts)} />
          </PlaceLink>
        </li>
      ))}
    </Row>
  );
};

/** The pages of the current group. */
export const GroupPages = () => {
  const counts = useWaiting();
  const { pathname } = useLocation();
  const found = findPlace(pathname);
  const group = useGroups().find(({ name }) => name === found?.group.name);
  if (!group) return null;
  const currentOf = (place: Place) => (place.href === pathname ? 'page' : 'true');
  return (
    <Row label={group.name} className="border-b border-line bg-tint px-4 md:px-8">
      {group.places.map((place) => (
        <li key={place.href}>
          <PlaceLink
            place={place}
            current={place === found?.place ? currentOf(place) : undefined}
            className={`${linkClass} aria-[current]:[box-shadow:inset_0_-2px_0_var(--color-ink)]`}
          >
            {place.name} <Count count={place.waiting && counts[place.waiting]} />
          </PlaceLink>
        </li>
      ))}
    </Row>
  );
};
