import { useQuery } from '@tanstack/react-query';
import { type DeskMessage, type MessageList, messageLists, messagePageSize } from '@wearfolio/contracts/desk-people';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { QueueBar } from '../decisions/queue-bar.tsx';
import { useQueue } from '../decisions/use-queue.ts';
import { KeyHints, useKeys } from '../parts/keys.tsx';
import { Page } from '../parts/page.tsx';
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

const hintsOf = (isEditor: boolean, list: MessageList) =>
  [
    ['J K', 'next, back'],
    ...(isEditor && list === 'new' ? ([['A', 'answer']] as const) : []),
    ...(isEditor ? ([['C', list === 'closed' ? 'open again' : 'close']] as const) : []),
    ...(isEditor && list === 'new' ? ([['Ctrl Enter', 'send the reply']] as const) : []),
  ] as const;

/** The messages of the contact form, one at a time. */
export const Messages = () => {
  const [params, setParams] = useSearchParams();
  const list = messageLists.find((one) => one === params.get('list')) ?? 'new';
  const [page, setPage] = useState(1);
  const { data: session } = useQuery(sessionQuery);
  const { data, isError, refetch } = useQuery(messagesQuery(list, page));
  const total = data?.counts[list] ?? 0;
  const queue = useQueue({ items: data?.data, page, pageSize: messagePageSize, total, onPage: setPage });
  const { item, next, previous } = queue;
  const isEditor = may(session, 'editor');
  useKeys({ j: next, k: previous, right: next, left: previous });
  const choose = (name: MessageList): void => {
    setPage(1);
    setParams(name === 'new' ? {} : { list: name });
  };
  return (
    <Page
      title="Messages"
      intro="Messages from the contact form. The shop’s mailbox gets them too: if you reply there, close the message here. Only owners see addresses and phone numbers."
    >
      <ListTabs
        label="Lists"
        tabs={messageLists.map((name) => ({ name, words: words[name].tab, count: data?.counts[name] }))}
        current={list}
        onChoose={choose}
      />
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-50 max-w-300" />}
      {data && !item && <p className="text-ink-2">{words[list].empty}</p>}
      {item && (
        <div key={`${item.id} ${item.status}`}>
          <QueueBar queue={queue} total={total} nextWords="Next" />
          <div className="grid max-w-300 gap-x-8 gap-y-6 md:grid-cols-2">
            <Written message={item} />
            {isEditor && (
              <div className="grid content-start gap-4">
                {item.reply === null && item.status === 'new' && <ReplyForm message={item} />}
                <CloseMessage message={item} />
              </div>
            )}
          </div>
        </div>
      )}
      {item && <KeyHints hints={hintsOf(isEditor, list)} />}
    </Page>
  );
};
