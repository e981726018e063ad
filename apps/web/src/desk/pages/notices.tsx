import { useQuery } from '@tanstack/react-query';
import { type DeskNotice, type NoticeList, noticeLists, noticePageSize } from '@wearfolio/contracts/desk-notices';
import { t } from '../../lib/t.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { noticesQuery } from '../decisions/api.ts';
import { NoticeForm } from '../decisions/notice-form.tsx';
import { QueuePage } from '../decisions/queue-page.tsx';
import { Report } from '../decisions/report.tsx';
import { Time } from '../parts/time.tsx';

const words: Record<NoticeList, { tab: string; empty: string }> = {
  waiting: { tab: t('desk.decisions.waiting'), empty: t('desk.decisions.noReportsWaiting') },
  decided: { tab: t('desk.decisions.decided'), empty: t('desk.decisions.noneDecided') },
};

const outcomes = {
  removed: t('desk.decisions.removed'),
  corrected: t('desk.decisions.corrected'),
  kept: t('desk.decisions.kept'),
} as const;

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
    ['J K', t('desk.parts.nextBack')],
    ...(isEditor
      ? ([
          ['R', t('desk.parts.hintRemove')],
          ['C', t('desk.decisions.wasPutRightState')],
          ['L', t('desk.decisions.leave')],
          [t('desk.parts.keyCtrlEnter'), t('desk.parts.hintDecide')],
          ['Esc', t('desk.decisions.leaveReasons')],
        ] as const)
      : []),
  ] as const;

const useNotices = (list: NoticeList, page: number) => useQuery(noticesQuery(list, page));

/** Offers that shoppers reported, one at a time. */
export const Notices = () => (
  <QueuePage
    title={t('desk.parts.reports')}
    intro={t('desk.decisions.reportsIntro')}
    right="messages-change"
    lists={noticeLists}
    words={words}
    pageSize={noticePageSize}
    useList={useNotices}
    loading={<Loading />}
    keyOf={({ id, decided_at }) => `${id} ${decided_at}`}
    nextWords={(list) => (list === 'waiting' ? t('desk.decisions.skip') : t('desk.parts.next'))}
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
