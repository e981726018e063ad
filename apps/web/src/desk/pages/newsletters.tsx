import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cancelNewsletter, type NewsletterSend, type SendState } from '@wearfolio/contracts/desk-newsletter';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { contentListQuery, documentPath } from '../content/api.ts';
import { NewDocument } from '../content/new-document.tsx';
import { newslettersQuery } from '../newsletter/api.ts';
import { Loaded } from '../parts/loaded.tsx';
import { More } from '../parts/more.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

const stateWords: Readonly<Record<SendState, string>> = {
  scheduled: t('desk.newsletter.stateScheduled'),
  sending: t('desk.newsletter.onWay'),
  sent: t('desk.newsletter.stateSent'),
  canceled: t('desk.newsletter.stateCanceled'),
};

const stateLooks: Readonly<Record<SendState, string>> = {
  scheduled: 'text-warn',
  sending: 'text-warn',
  sent: 'text-ok',
  canceled: 'text-ink-2',
};

const count = (value: number): string => formatNumber(value);

const Progress = ({ send: { sent, failed, total, state } }: { send: NewsletterSend }) => (
  <>
    {state === 'scheduled' ? formatNumber(sent) : t('desk.newsletter.sentOf', { sent, total })}
    {state === 'sending' && (
      <progress
        className="mt-1 block h-1 w-24 accent-ink"
        max={Math.max(total, 1)}
        value={sent + failed}
        aria-label={t('desk.newsletter.dealtWith')}
      />
    )}
  </>
);

const Cancel = ({ send: { id, subject } }: { send: NewsletterSend }) => {
  const cancel = useChange({ mutationFn: () => call(cancelNewsletter, { body: { id } }) });
  return (
    <TextButton
      aria-label={t('desk.newsletter.cancel', { subject })}
      disabled={cancel.isPending}
      onClick={() => cancel.mutate()}
    >
      {t('ui.cancel')}
    </TextButton>
  );
};

const Sends = ({ sends, isEditor }: { sends: readonly NewsletterSend[]; isEditor: boolean }) => (
  <Table
    name={t('desk.newsletter.sentNewslettersTable')}
    columns={[
      t('desk.newsletter.subject'),
      t('desk.parts.state'),
      t('desk.newsletter.starts'),
      t('desk.newsletter.sent'),
      t('desk.newsletter.refused'),
      t('desk.newsletter.unsubscribed'),
      t('desk.newsletter.by'),
      ...(isEditor ? [t('ui.cancel')] : []),
    ]}
    figures={[t('desk.newsletter.sent'), t('desk.newsletter.refused'), t('desk.newsletter.unsubscribed')]}
  >
    {sends.map((send) => (
      <tr key={send.id}>
        <th scope="row" className="min-w-40">
          <Link to={documentPath(send.key)} className="hover:underline">
            {send.subject}
          </Link>{' '}
          <span className="type-small font-normal text-ink-3">
            {t('desk.newsletter.version', { version: send.version })}
          </span>
        </th>
        <td className={stateLooks[send.state]}>{stateWords[send.state]}</td>
        <td>
          <Time at={send.starts_at} />
        </td>
        <td className="figures">
          <Progress send={send} />
        </td>
        <td className="figures">{count(send.failed)}</td>
        <td className="figures">{count(send.unsubscribed)}</td>
        <td>{send.actor}</td>
        {isEditor && <td>{(send.state === 'scheduled' || send.state === 'sending') && <Cancel send={send} />}</td>}
      </tr>
    ))}
  </Table>
);

/** The drafts of newsletters, and the sent ones. */
export const Newsletters = () => {
  const { data: session } = useQuery(sessionQuery);
  const drafts = useQuery(contentListQuery('newsletter'));
  const sent = useInfiniteQuery(newslettersQuery);
  const sends = sent.data?.pages.flatMap(({ data }) => data) ?? [];
  const subscribers = sent.data?.pages[0]?.subscribers;
  const isEditor = may(session, 'merchandise-change');
  return (
    <Page
      title={t('desk.parts.newsletters')}
      intro={
        subscribers === undefined
          ? t('desk.newsletter.intro')
          : t('desk.newsletter.introCounted', { subscribers: count(subscribers) })
      }
    >
      <Part title={t('desk.newsletter.sent')}>
        <Loaded query={sent} empty={() => sends.length === 0 && t('desk.newsletter.noNewslettersSentYet')}>
          {() => <Sends sends={sends} isEditor={isEditor} />}
        </Loaded>
        <More query={sent} />
      </Part>
      <Part title={t('desk.newsletter.written')}>
        <Loaded query={drafts} empty={({ length }) => length === 0 && t('desk.newsletter.noneWritten')}>
          {(written) => (
            <Table
              name={t('desk.newsletter.writtenNewslettersTable')}
              columns={[
                t('desk.newsletter.subject'),
                t('desk.parts.name'),
                t('desk.parts.version'),
                t('desk.parts.savedBy'),
                t('desk.parts.when'),
              ]}
            >
              {written.map((one) => (
                <tr key={one.key}>
                  <th scope="row" className="min-w-40">
                    <Link to={documentPath(one.key)} className="hover:underline">
                      {one.title}
                    </Link>
                  </th>
                  <td>{one.key.replace(/^newsletter\//, '')}</td>
                  <td>{one.number}</td>
                  <td>{one.actor}</td>
                  <td>{one.changed_at && <Time at={one.changed_at} />}</td>
                </tr>
              ))}
            </Table>
          )}
        </Loaded>
      </Part>
      {isEditor && (
        <Part title={t('desk.newsletter.newNewsletter')}>
          <NewDocument kind="newsletter" label={t('desk.newsletter.nameExampleNovember')} />
        </Part>
      )}
    </Page>
  );
};
