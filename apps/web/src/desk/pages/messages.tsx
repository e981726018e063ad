import { useQuery } from '@tanstack/react-query';
import { type DeskMessage, type MessageList, messageLists, messagePageSize } from '@wearfolio/contracts/desk-people';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QueuePage } from '../decisions/queue-page.tsx';
import { Time } from '../parts/time.tsx';
import { messagesQuery } from '../people/api.ts';
import { CloseMessage, ReplyForm } from '../people/reply-form.tsx';

const words: Record<MessageList, { tab: string; empty: string }> = {
  new: { tab: 'New', empty: 'No messages waiting for a reply.' },
  answered: { tab: 'Answered', empty: 'No answered messages yet.' },
  closed: { tab: 'Closed', empty: 'No closed messages.' },
};

const Written = ({ message }: { message: DeskMessage }) => (
  <article className="min-w-0" aria-label={`Message ${message.id}`}>
    <h2 className="type-small-heading wrap-anywhere">{message.subject}</h2>
    <p className="type-card mt-1 text-ink-2 wrap-anywhere">
      {message.full_name} · {message.email}
      {message.phone && ` · ${message.phone}`} · <Time at={message.at} />
    </p>
    <p className="mt-4 whitespace-pre-line wrap-anywhere">{message.message}</p>
    {message.reply !== null && (
      <div className="mt-6 border-l-2 border-line-2 pl-4">
        <p className="type-card text-ink-2">Reply {message.replied_at && <Time at={message.replied_at} />}</p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{message.reply}</p>
      </div>
    )}
  </article>
);

const hintsOf = (list: MessageList, isEditor: boolean) =>
  [
    ['J K', 'next, back'],
    ...(isEditor && list === 'new' ? ([['A', 'answer']] as const) : []),
    ...(isEditor ? ([['C', list === 'closed' ? 'open again' : 'close']] as const) : []),
    ...(isEditor && list === 'new' ? ([['Ctrl Enter', 'send the reply']] as const) : []),
  ] as const;

const useMessages = (list: MessageList, page: number) => useQuery(messagesQuery(list, page));

/** The messages of the contact form, one at a time. */
export const Messages = () => (
  <QueuePage
    title="Messages"
    intro="Messages from the contact form. The shop’s mailbox gets them too: if you reply there, close the message here. Only owners see addresses and phone numbers."
    lists={messageLists}
    words={words}
    pageSize={messagePageSize}
    useList={useMessages}
    loading={<Skeleton className="h-50 max-w-300" />}
    keyOf={({ id, status }) => `${id} ${status}`}
    nextWords={() => 'Next'}
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
