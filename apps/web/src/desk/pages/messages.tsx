import { useQuery } from '@tanstack/react-query';
import { type DeskMessage, type MessageList, messageLists, messagePageSize } from '@wearfolio/contracts/desk-people';
import { t } from '../../lib/t.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QueuePage } from '../decisions/queue-page.tsx';
import { Time } from '../parts/time.tsx';
import { messagesQuery } from '../people/api.ts';
import { CloseMessage, ReplyForm } from '../people/reply-form.tsx';

const words: Record<MessageList, { tab: string; empty: string }> = {
  new: { tab: t('desk.people.new'), empty: t('desk.people.noMessagesWaitingReply') },
  answered: { tab: t('desk.people.answered'), empty: t('desk.people.noAnsweredMessagesYet') },
  closed: { tab: t('desk.people.closed'), empty: t('desk.people.noClosedMessages') },
};

const Written = ({ message }: { message: DeskMessage }) => (
  <article className="min-w-0" aria-label={t('desk.people.message', { id: message.id })}>
    <h2 className="type-small-heading wrap-anywhere">{message.subject}</h2>
    <p className="type-card mt-1 text-ink-2 wrap-anywhere">
      {message.full_name} · {message.email}
      {message.phone && ` · ${message.phone}`} · <Time at={message.at} />
    </p>
    <p className="mt-4 whitespace-pre-line wrap-anywhere">{message.message}</p>
    {message.reply !== null && (
      <div className="mt-6 border-s-2 border-line-2 ps-4">
        <p className="type-card text-ink-2">
          {t('desk.people.reply')} {message.replied_at && <Time at={message.replied_at} />}
        </p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{message.reply}</p>
      </div>
    )}
  </article>
);

const hintsOf = (list: MessageList, isEditor: boolean) =>
  [
    ['J K', t('desk.parts.nextBack')],
    ...(isEditor && list === 'new' ? ([['A', t('desk.parts.hintAnswer')]] as const) : []),
    ...(isEditor ? ([['C', list === 'closed' ? t('desk.people.openAgain') : t('desk.parts.hintClose')]] as const) : []),
    ...(isEditor && list === 'new' ? ([[t('desk.parts.keyCtrlEnter'), t('desk.people.sendReply')]] as const) : []),
  ] as const;

const useMessages = (list: MessageList, page: number) => useQuery(messagesQuery(list, page));

/** The messages of the contact form, one at a time. */
export const Messages = () => (
  <QueuePage
    title={t('desk.parts.messages')}
    intro={t('desk.people.messagesIntro')}
    right="messages-change"
    lists={messageLists}
    words={words}
    pageSize={messagePageSize}
    useList={useMessages}
    loading={<Skeleton className="h-50 max-w-300" />}
    keyOf={({ id, status }) => `${id} ${status}`}
    nextWords={() => t('desk.parts.next')}
    hints={hintsOf}
  >
    {(item, _list, isEditor) => (
      <div className="grid max-w-300 gap-x-8 gap-y-6 md:grid-cols-2">
        <Written message={item} />
        {isEditor && (
          <div className="grid content-start gap-4">
            {item.reply === null && item.status === 'new' && <ReplyForm message={item} />}
            <CloseMessage message={item} />
          </div>
        )}
      </div>
    )}
  </QueuePage>
);
