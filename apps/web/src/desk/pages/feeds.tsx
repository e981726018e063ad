import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { type FeedList, feedLists, type ListedFeed } from '@wearfolio/contracts/desk-feeds';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { may, sessionQuery } from '../api.ts';
import { countWords } from '../catalogue/words.ts';
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

const Warnings = ({ feed: { last_run, rejected, held, unmapped } }: { feed: ListedFeed }) => (
  <span className="flex flex-wrap gap-x-3 whitespace-nowrap">
    {last_run !== null && rejected > 0 && (
      <Link to={`${deskPaths.rejects}?id=${last_run}`} className="underlined">
        {countWords(rejected, 'row')} refused
      </Link>
    )}
    {held > 0 && (
      <Link to={deskPaths.prices} className="underlined">
        {countWords(held, 'price')} held
      </Link>
    )}
    {unmapped > 0 && (
      <Link to={deskPaths.values} className="underlined">
        {countWords(unmapped, 'value')} not known
      </Link>
    )}
  </span>
);

const Next = ({ feed: { cron, is_paused, next_at } }: { feed: ListedFeed }) => {
  if (cron === null) return <span className="whitespace-nowrap text-ink-3">by hand</span>;
  if (is_paused) return <span className="text-warn">paused</span>;
  return next_at === null ? <span className="text-ink-3">never</span> : <Time at={next_at} />;
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
    header: 'Store',
    cell: ({ row: { original } }) => (
      <Link to={`${deskPaths.store}?id=${original.id}`} className="font-medium hover:underline">
        {original.name}
      </Link>
    ),
  },
  { id: 'state', header: 'State', cell: ({ row }) => <State feed={row.original} /> },
  { id: 'warnings', header: 'Issues', cell: ({ row }) => <Warnings feed={row.original} /> },
  {
    id: 'good',
    header: 'Last good import',
    cell: ({ row: { original } }) =>
      original.good_at === null ? <span className="text-ink-3">never</span> : <Time at={original.good_at} />,
  },
  figure('products', 'In the shop'),
  figure('read', 'Read'),
  figure('created', 'New'),
  figure('changed', 'Changed'),
  figure('unchanged', 'Unchanged'),
  figure('merged', 'Merged'),
  figure('sold_out', 'Sold out'),
  { id: 'next', header: 'Next fetch', cell: ({ row }) => <Next feed={row.original} /> },
];

const listWords: Record<FeedList, readonly [tab: string, empty: string]> = {
  all: ['All', 'No store has this name.'],
  trouble: ['Failed', 'Nothing went wrong.'],
  running: ['Under way', 'No import is under way.'],
  never: ['Never imported', 'Every store was imported.'],
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
      title="Feeds"
      intro="The stores of the shop and their last imports. Counts are from the last good import."
      actions={
        may(session, 'editor') && (
          <Link to={deskPaths.newStore} className={buttonClass({ look: 'outlined', size: 'float' })}>
            Add a store
          </Link>
        )
      }
    >
      <FindField label="Store" inputRef={search} value={q} onFind={(words) => set({ q: words })} />
      <ListTabs
        label="Lists"
        tabs={feedLists.map((name) => ({ name, words: listWords[name][0], count: data?.counts[name] }))}
        current={list}
        onChoose={(name) => set({ list: name === 'all' ? '' : name })}
      />
      <Loaded
        query={query}
        empty={() =>
          total === 0 &&
          (isNew ? 'No stores yet. Add one by the address of its feed or by a file.' : listWords[list][1])
        }
      >
        {(found) => (
          <div className={isPlaceholderData ? 'opacity-45' : ''}>
            <DataTable
              name="Feeds"
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
          ['/', 'search'],
          ['J K', 'down, up'],
          ['Enter', 'open'],
        ]}
      />
    </Page>
  );
};
