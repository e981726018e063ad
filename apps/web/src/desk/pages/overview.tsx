import { useQuery } from '@tanstack/react-query';
import { deskPaths, type getDeskOverview, mostCounted } from '@wearfolio/contracts/desk';
import { fetchExchangeRates } from '@wearfolio/contracts/desk-identity';
import type { DeskSession } from '@wearfolio/contracts/desk-sign-in';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { Right } from '@wearfolio/contracts/rights';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/formats.ts';
import { rich, t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, overviewQuery, sessionQuery, useChange } from '../api.ts';
import { TroubledFeeds } from '../feeds/troubled-feeds.tsx';
import { Week } from '../insight/week.tsx';
import { LaunchList } from '../launch/launch-list.tsx';
import { useReceivedMail } from '../launch/use-received-mail.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';

type Found = Reply<typeof getDeskOverview>['data'];
type Counts = Omit<Found, 'stale_rates'>;

type List = { key: keyof Counts; right: Right; name: string; what: string; href: string };

const lists: readonly List[] = [
  {
    key: 'matches',
    right: 'feeds',
    name: t('desk.parts.matches'),
    what: t('desk.overview.waitingMatches'),
    href: deskPaths.matches,
  },
  {
    key: 'prices',
    right: 'feeds',
    name: t('desk.overview.heldPrices'),
    what: t('desk.overview.jumpedPrices'),
    href: deskPaths.prices,
  },
  {
    key: 'reports',
    right: 'messages',
    name: t('desk.parts.reports'),
    what: t('desk.overview.reportedOffers'),
    href: deskPaths.notices,
  },
  {
    key: 'messages',
    right: 'messages',
    name: t('desk.parts.messages'),
    what: t('desk.overview.unansweredMessages'),
    href: deskPaths.messages,
  },
  {
    key: 'categories',
    right: 'feeds',
    name: t('desk.parts.categories'),
    what: t('desk.overview.unmappedCategories'),
    href: deskPaths.values,
  },
  {
    key: 'colors',
    right: 'feeds',
    name: t('desk.parts.colors'),
    what: t('desk.overview.unmappedColors'),
    href: `${deskPaths.values}?list=color`,
  },
  {
    key: 'dead_jobs',
    right: 'settings',
    name: t('desk.parts.jobs'),
    what: t('desk.overview.deadJobs'),
    href: deskPaths.jobs,
  },
];

/** The lists with something to decide first. */
const Waiting = ({ counts, session }: { counts: Counts; session: DeskSession | undefined }) => {
  const own = lists.filter(({ right }) => may(session, right));
  const sorted = own.toSorted((one, other) => Number(counts[other.key] > 0) - Number(counts[one.key] > 0));
  return (
    <ul className="border-t border-line">
      {sorted.map(({ key, name, what, href }) => (
        <li key={key} className="border-b border-line">
          <Link to={href} className="group flex min-h-14 items-center gap-4 py-2">
            <span className={`type-small-heading figures min-w-14 shrink-0 ${counts[key] > 0 ? '' : 'text-ink-3'}`}>
              {counts[key] > mostCounted
                ? t('desk.overview.more', { count: formatNumber(mostCounted) })
                : formatNumber(counts[key])}
            </span>
            <span className="min-w-0">
              <span className={`block group-hover:underline ${counts[key] > 0 ? 'font-medium' : 'text-ink-2'}`}>
                {name}
              </span>
              <span className="type-small block text-ink-3">{what}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

const StaleRates = ({ rates, isEditor }: { rates: NonNullable<Found['stale_rates']>; isEditor: boolean }) => {
  const change = useChange({ mutationFn: () => call(fetchExchangeRates, { body: undefined }) });
  return (
    <div className="type-card mb-8 flex flex-wrap items-center gap-x-5 gap-y-2 bg-soft-warn p-3" role="status">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {rich('desk.overview.oldRates', {
          ...{ day: rates.day, days: rates.days },
          rates: (words) => <span className="font-medium text-warn">{words}</span>,
        })}
      </p>
      {isEditor && (
        <Button look="outlined" size="float" disabled={change.isPending} onClick={() => change.mutate()}>
          {t('desk.overview.fetchThemNow')}
        </Button>
      )}
    </div>
  );
};

/**
 * The start page: what is missing before the shop opens, what to decide, the last seven days, and the imports that went
 * wrong, as far as the role may open them.
 */
export const Overview = () => {
  const query = useQuery(overviewQuery);
  const { data } = query;
  const { data: session } = useQuery(sessionQuery);
  const mayDecide = lists.some(({ right }) => may(session, right));
  useReceivedMail();
  return (
    <Page title={t('desk.overview.overview')}>
      {data?.stale_rates && <StaleRates rates={data.stale_rates} isEditor={may(session, 'feeds-change')} />}
      {may(session, 'settings') && <LaunchList />}
      <div className="mt-10 grid gap-x-16 gap-y-10 first:mt-0 lg:grid-cols-2">
        {mayDecide && (
          <Part title={t('desk.overview.decide')}>
            <Loaded query={query} skeleton={<Skeleton className="h-100" />}>
              {(counts) => <Waiting counts={counts} session={session} />}
            </Loaded>
          </Part>
        )}
        <div>
          <Part title={t('desk.overview.last7Days')}>
            <Week />
          </Part>
          {may(session, 'feeds') && (
            <Part title={t('desk.overview.failedImports')}>
              <TroubledFeeds />
            </Part>
          )}
        </div>
      </div>
    </Page>
  );
};
