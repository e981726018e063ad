import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { FeedList, ListedFeed } from '@wearfolio/contracts/desk-feeds';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { feedsQuery } from './api.ts';
import { State } from './feed-state.tsx';
import { NoStores } from './no-stores.tsx';

/** How many feeds the overview names. */
const shown = 5;

type Counts = Record<FeedList, number>;

const Found = ({ feeds, counts: { all, trouble } }: { feeds: readonly ListedFeed[]; counts: Counts }) => {
  if (all === 0) return <NoStores />;
  return (
    <>
      {trouble > 0 && (
        <ul className="type-card mb-3 border-t border-line">
          {feeds.slice(0, shown).map((feed) => (
            <li
              key={feed.id}
              className="grid min-h-11 content-center items-baseline gap-x-4 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            >
              <Link to={`${deskPaths.store}?id=${feed.id}`} className="font-medium wrap-anywhere hover:underline">
                {feed.name}
              </Link>
              <State feed={feed} />
            </li>
          ))}
        </ul>
      )}
      <p className="type-card text-ink-2">
        {trouble === 0 ? `${t('desk.feeds.noImportFailed')} ` : `${t('desk.feeds.of', { trouble, all })} `}
        <Link to={trouble > shown ? `${deskPaths.feeds}?list=trouble` : deskPaths.feeds} className="underlined">
          {trouble > shown ? t('desk.feeds.seeAllThem') : t('desk.feeds.seeAllFeeds')}
        </Link>
      </p>
    </>
  );
};

/** The feeds whose last import went wrong, with a link to all feeds. */
export const TroubledFeeds = () => (
  <Loaded query={useQuery(feedsQuery({ q: '', list: 'trouble', page: '1' }))} skeleton={<Skeleton className="h-22" />}>
    {({ data, counts }) => <Found feeds={data} counts={counts} />}
  </Loaded>
);
