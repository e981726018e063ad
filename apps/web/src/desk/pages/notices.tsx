import { useQuery } from '@tanstack/react-query';
import { type DeskNotice, type NoticeList, noticeLists, noticePageSize } from '@wearfolio/contracts/desk-notices';
import { Skeleton } from '../../ui/skeleton.tsx';
import { noticesQuery } from '../decisions/api.ts';
import { NoticeForm } from '../decisions/notice-form.tsx';
import { QueuePage } from '../decisions/queue-page.tsx';
import { Report } from '../decisions/report.tsx';
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

const hintsOf = (_list: NoticeList, isEditor: boolean) =>
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

const useNotices = (list: NoticeList, page: number) => useQuery(noticesQuery(list, page));

/** Offers that shoppers reported, one at a time. */
export const Notices = () => (
  <QueuePage
    title="Reports"
    intro="Offers that shoppers reported as illegal, counterfeit or wrong. Decide each one promptly: the sender gets your decision and reasons by e-mail. A removed offer stays out of the shop, whatever its feed says, until you decide otherwise."
    lists={noticeLists}
    words={words}
    pageSize={noticePageSize}
    useList={useNotices}
    loading={<Loading />}
    keyOf={({ id, decided_at }) => `${id} ${decided_at}`}
    nextWords={(list) => (list === 'waiting' ? 'Skip' : 'Next')}
    hints={hintsOf}
  >
    {(item, _list, isEditor) => (
      <div className="grid max-w-300 gap-x-8 gap-y-6 md:grid-cols-[1fr_1fr_1fr]">
        <Report notice={item} />
        <div className="grid content-start gap-5">
          <Outcome notice={item} />
          {isEditor && <NoticeForm notice={item} />}
        </div>
      </div>
    )}
  </QueuePage>
);
