import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Right } from '@wearfolio/contracts/rights';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { may, sessionQuery } from '../api.ts';
import { KeyHints, useKeys } from '../parts/keys.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { ListTabs } from './list-tabs.tsx';
import { QueueBar } from './queue-bar.tsx';
import { useQueue } from './use-queue.ts';

/** A list without a count says whether it has more items. */
type Listed<Name extends string, Item> = { data: Item[]; counts: Partial<Record<Name, number>>; has_more?: boolean };

type Props<Name extends string, Item, Extra> = {
  title: string;
  /** Lists may have their own. */
  intro?: string;
  /** What staff need to decide. */
  right: Right;
  /** The first list is shown without `?list=`. */
  lists: readonly [Name, ...Name[]];
  words: Readonly<Record<Name, { tab: string; empty: string; intro?: string }>>;
  pageSize: number;
  useList: (list: Name, page: number) => UseQueryResult<Listed<Name, Item> & Extra>;
  loading?: ReactNode;
  /** Identifies an item in its state. */
  keyOf: (item: Item) => string;
  nextWords: (list: Name) => string;
  hints: (list: Name, isEditor: boolean) => Parameters<typeof KeyHints>[0]['hints'];
  /** What stands below the item. */
  below?: (data: Listed<Name, Item> & Extra, isEditor: boolean) => ReactNode;
  children: (item: Item, list: Name, isEditor: boolean) => ReactNode;
};

/** A page of the desk with lists that staff decide about one item at a time. J and K lead to the next and previous one. */
export const QueuePage = <Name extends string, Item, Extra>(props: Props<Name, Item, Extra>) => {
  const { title, intro, right, lists, words, pageSize, useList, loading, keyOf, nextWords, hints, below } = props;
  const [params, setParams] = useSearchParams();
  const list = lists.find((one) => one === params.get('list')) ?? lists[0];
  const [page, setPage] = useState(1);
  const { data: session } = useQuery(sessionQuery);
  const query = useList(list, page);
  const { data } = query;
  const counts: Partial<Record<Name, number>> = data?.counts ?? {};
  const known = (page - 1) * pageSize + (data?.data.length ?? 0) + (data?.has_more ? 1 : 0);
  const total = counts[list] ?? known;
  const queue = useQueue({ items: data?.data, page, pageSize, total, onPage: setPage });
  const { item, next, previous } = queue;
  const isEditor = may(session, right);
  useKeys({ j: next, k: previous, right: next, left: previous });
  const choose = (name: Name): void => {
    setPage(1);
    setParams(name === lists[0] ? {} : { list: name });
  };
  return (
    <Page title={title} intro={words[list].intro ?? intro}>
      <ListTabs
        label={t('desk.parts.lists')}
        tabs={lists.map((name) => ({ name, words: words[name].tab, count: counts[name] }))}
        current={list}
        onChoose={choose}
      />
      <Loaded query={query} skeleton={loading} empty={() => !item && words[list].empty} />
      {item && (
        <div key={keyOf(item)}>
          <QueueBar queue={queue} total={total} nextWords={nextWords(list)} isCounted={counts[list] !== undefined} />
          {props.children(item, list, isEditor)}
        </div>
      )}
      {data && below?.(data, isEditor)}
      {item && <KeyHints hints={hints(list, isEditor)} />}
    </Page>
  );
};
