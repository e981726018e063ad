import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { type FeedList, feedLists, type ListedFeed } from '@wearfolio/contracts/desk-feeds';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { may, sessionQuery } from '../api.ts';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { feedsQuery } from '../feeds/api.ts';
import { State } from '../feeds/feed-state.tsx';
import { Count } from '../parts/count.tsx';
import { type DataColumn, DataTable } from '../parts/data-table.tsx';
import { FindField } from '../parts/find-field.tsx';
import { KeyHints, useKeys } from '../parts/keys.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { Time } from '../parts/time.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const Warnings = ({ feed: { id, is_access_lost, last_run, rejected, held, unmapped } }: { feed: ListedFeed }) => (
  <span className="flex flex-wrap gap-x-3 whitespace-nowrap">
    {is_access_lost && (
      <Link to={`${deskPaths.store}?id=${id}`} className="text-sale underlined">
        {t('desk.feeds.accessNeeded')}
      </Link>
    )}
    {last_run !== null && rejected > 0 && (
      <Link to={`${deskPaths.rejects}?id=${last_run}`} className="underlined">
        {t('desk.feeds.rowsRefused', { rejected })}
      </Link>
    )}
    {held > 0 && (
      <Link to={deskPaths.prices} className="underlined">
        {t('desk.feeds.pricesHeldCount', { held })}
      </Link>
    )}
    {unmapped > 0 && (
      <Link to={deskPaths.values} className="underlined">
        {t('desk.feeds.valuesNotKnown', { unmapped })}
      </Link>
    )}
  </span>
);

const Next = ({ feed: { cron, is_paused, next_at } }: { feed: ListedFeed }) => {
  if (cron === null) return <span className="whitespace-nowrap text-ink-3">{t('desk.feeds.byHand')}</span>;
  if (is_paused) return <span className="text-warn">{t('desk.feeds.pausedState')}</span>;
  return next_at === null ? <span className="text-ink-3">{t('desk.feeds.never')}</span> : <Time at={next_at} />;
};

const figure = (
  name: 'products' | 'read' | 'created' | 'changed' | 'unchanged' | 'merged' | 'sold_out',
  header: string,
): DataColumn<ListedFeed> => ({
  id: name,
  header,
  isFigure: true,
  cell: ({ row }) => <Count of={row.original[name]} />,
});

const columns: DataColumn<ListedFeed>[] = [
  {
    id: 'store',
    header: t('desk.parts.store'),
    cell: ({ row: { original } }) => (
      <Link to={`${deskPaths.store}?id=${original.id}`} className="font-medium hover:underline">
        {original.name}
      </Link>
    ),
  },
  { id: 'state', header: t('desk.parts.state'), cell: ({ row }) => <State feed={row.original} /> },
  { id: 'warnings', header: t('desk.feeds.issues'), cell: ({ row }) => <Warnings feed={row.original} /> },
  {
    id: 'good',
    header: t('desk.feeds.lastGoodImport'),
    cell: ({ row: { original } }) =>
      original.good_at === null ? (
        <span className="text-ink-3">{t('desk.feeds.never')}</span>
      ) : (
        <Time at={original.good_at} />
      ),
  },
  figure('products', t('desk.parts.inShop')),
  figure('read', t('desk.feeds.read')),
  figure('created', t('desk.feeds.new')),
  figure('changed', t('desk.feeds.changed')),
  figure('unchanged', t('desk.feeds.unchanged')),
  figure('merged', t('desk.feeds.merged')),
  figure('sold_out', t('desk.feeds.soldOut')),
  { id: 'next', header: t('desk.feeds.nextFetch'), cell: ({ row }) => <Next feed={row.original} /> },
];

const listWords: Record<FeedList, readonly [tab: string, empty: string]> = {
  all: [t('desk.feeds.all'), t('desk.feeds.noStoreFound')],
  trouble: [t('desk.feeds.failed'), t('desk.feeds.noTrouble')],
  running: [t('desk.feeds.underWay'), t('desk.feeds.noImportRunning')],
  never: [t('desk.feeds.neverImportedState'), t('desk.feeds.allImported')],
};

/** The feeds of all stores: state, last import and next fetch. */
export const Feeds = () => {
  const { params, page, set, goTo } = useListAddress();
  const list = feedLists.find((one) => one === params.get('list')) ?? 'all';
  const q = params.get('q') ?? '';
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(feedsQuery({ q, list, page: String(page) }));
  const { data, isPlaceholderData } = query;
  const search = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => search.current?.focus() });
  const total = data?.counts[list] ?? 0;
  const isNew = list === 'all' && q === '' && total === 0;
  return (
    <Page
      title={t('desk.parts.feeds')}
      intro={t('desk.feeds.feedsIntro')}
      actions={
        may(session, 'feeds-change') && (
          <Link to={deskPaths.newStore} className={buttonClass({ look: 'outlined', size: 'float' })}>
            {t('desk.parts.addStore')}
          </Link>
        )
      }
    >
      <FindField label={t('desk.parts.store')} inputRef={search} value={q} onFind={(words) => set({ q: words })} />
      <ListTabs
        label={t('desk.parts.lists')}
        tabs={feedLists.map((name) => ({ name, words: listWords[name][0], count: data?.counts[name] }))}
        current={list}
        onChoose={(name) => set({ list: name === 'all' ? '' : name })}
      />
      <Loaded query={query} empty={() => total === 0 && (isNew ? t('desk.feeds.noStores') : listWords[list][1])}>
        {(found) => (
          <div className={isPlaceholderData ? 'opacity-45' : ''}>
            <DataTable
              name={t('desk.parts.feeds')}
              columns={columns}
              rows={found.data}
              idOf={({ id }) => String(id)}
              nameOf={({ name }) => name}
            />
            <Pages page={page} pageSize={found.page_size} total={total} onPage={goTo} />
          </div>
        )}
      </Loaded>
      <KeyHints
        hints={[
          ['/', t('desk.parts.hintSearch')],
          ['J K', t('desk.parts.hintDownUp')],
          [t('desk.parts.keyEnter'), t('desk.parts.hintOpen')],
        ]}
      />
    </Page>
  );
};
