import { useQuery } from '@tanstack/react-query';
import { type DeskNotice, type NoticeList, noticeLists, noticePageSize } from '@wearfolio/contracts/desk-notices';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { noticesQuery } from '../decisions/api.ts';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { NoticeForm } from '../decisions/notice-form.tsx';
import { QueueBar } from '../decisions/queue-bar.tsx';
import { Report } from '../decisions/report.tsx';
import { useQueue } from '../decisions/use-queue.ts';
import { KeyHints, useKeys } from '../parts/keys.tsx';
import { Page } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';

const words: Record<NoticeList, { tab: string; empty: string }> = {
  waiting: { tab: 'Waiting', empty: 'No reports waiting.' },
  decided: { tab: 'Decided', empty: 'No decisions yet.' },
};

const outcomes = { removed: 'Removed', corrected: 'Corrected', kept: 'Kept' } as const;

const Outcome = ({ notice: { decision, statement, decided_at } }: { notice: DeskNotice }) =>
  decision === null ? null : (
    <div className="type-card min-w-0">
      <p className="font-medium">
        <span className={decision === 'removed' ? 'text-sale' : 'text-ok'}>{outcomes[decision]}</span>{' '}
        {decided_at && <Time at={decided_at} />}
      </p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-ink-2">{statement}</p>
    </div>
  );

const Loading = () => (
  <div className="grid max-w-300 gap-8 md:grid-cols-[1fr_2fr]" aria-busy="true">
    <Skeleton className="aspect-square max-h-100" />
    <Skeleton className="h-60" />
  </div>
);

const hintsOf = (isEditor: boolean) =>
  [
    ['J K', 'next, back'],
    ...(isEditor
      ? ([
          ['R', 'remove'],
          ['C', 'was put right'],
          ['L', 'leave it'],
          ['Ctrl Enter', 'decide'],
          ['Esc', 'leave the reasons'],
        ] as const)
      : []),
  ] as const;

/** Offers that shoppers reported, one at a time. */
export const Notices = () => {
  const [params, setParams] = useSearchParams();
  const list = noticeLists.find((one) => one === params.get('list')) ?? 'waiting';
  const [page, setPage] = useState(1);
  const { data: session } = useQuery(sessionQuery);
  const { data, isError, refetch } = useQuery(noticesQuery(list, page));
  const total = data?.counts[list] ?? 0;
  const queue = useQueue({ items: data?.data, page, pageSize: noticePageSize, total, onPage: setPage });
  const { item, next, previous } = queue;
  const isEditor = may(session, 'editor');
  useKeys({ j: next, k: previous, right: next, left: previous });
  const choose = (name: NoticeList): void => {
    setPage(1);
    setParams(name === 'waiting' ? {} : { list: name });
  };
  return (
    <Page
      title="Reports"
      intro="Offers that shoppers reported as illegal, counterfeit or wrong. Decide each one promptly: the sender gets your decision and reasons by e-mail. A removed offer stays out of the shop, whatever its feed says, until you decide otherwise."
    >
      <ListTabs
        label="Lists"
        tabs={noticeLists.map((name) => ({ name, words: words[name].tab, count: data?.counts[name] }))}
        current={list}
        onChoose={choose}
      />
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && !item && <p className="text-ink-2">{words[list].empty}</p>}
      {item && (
        <div key={`${item.id} ${item.decided_at}`}>
          <QueueBar queue={queue} total={total} nextWords={list === 'waiting' ? 'Skip' : 'Next'} />
          <div className="grid max-w-300 gap-x-8 gap-y-6 md:grid-cols-[1fr_1fr_1fr]">
            <Report notice={item} />
            <div className="grid content-start gap-5">
              <Outcome notice={item} />
              {isEditor && <NoticeForm notice={item} />}
            </div>
          </div>
        </div>
      )}
      {item && <KeyHints hints={hintsOf(isEditor)} />}
    </Page>
  );
};
