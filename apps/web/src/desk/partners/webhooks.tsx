import { useQuery } from '@tanstack/react-query';
import { type DeskWebhook, removeWebhook, resumeWebhook, testWebhook } from '@wearfolio/contracts/desk-webhooks';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { partnersQuery, webhooksQuery } from './api.ts';
import { Ask } from './ask.tsx';
import { eventWords } from './event-words.ts';
import { type MadeSecret, NewSecret } from './new-secret.tsx';
import { AddWebhook } from './webhook-form.tsx';

const Actions = ({ webhook: { id, url, paused_at } }: { webhook: DeskWebhook }) => {
  const confirmed = useConfirmed();
  const test = useChange({ mutationFn: () => confirmed(() => call(testWebhook, { body: { id } })) });
  const resume = useChange({ mutationFn: () => confirmed(() => call(resumeWebhook, { body: { id } })) });
  const remove = useChange({ mutationFn: () => confirmed(() => call(removeWebhook, { body: { id } })) });
  return (
    <span className="flex flex-wrap gap-x-4">
      <TextButton
        aria-label={t('desk.partners.testOf', { url })}
        disabled={test.isPending}
        onClick={() => test.mutate()}
      >
        {t('desk.partners.test')}
      </TextButton>
      {paused_at !== null && (
        <TextButton
          aria-label={t('desk.partners.resumeOf', { name: url })}
          disabled={resume.isPending}
          onClick={() => resume.mutate()}
        >
          {t('desk.partners.resume')}
        </TextButton>
      )}
      <Ask
        words={t('desk.parts.remove')}
        label={t('desk.parts.removeName', { name: url })}
        question={t('desk.partners.removeWebhookQuestion')}
        warning={t('desk.partners.removeWebhookWarning', { url })}
        isPending={remove.isPending}
        onYes={remove.mutate}
      />
    </span>
  );
};

const State = ({ webhook: { paused_at, attempts, is_partner_paused } }: { webhook: DeskWebhook }) => {
  if (paused_at !== null) return <span className="text-warn">{t('desk.partners.webhookPaused')}</span>;
  if (is_partner_paused) return <span className="text-warn">{t('desk.partners.partnerPaused')}</span>;
  if (attempts > 0) return <span className="text-warn">{t('desk.partners.failing')}</span>;
  return <span className="text-ok">{t('desk.partners.told')}</span>;
};

const Failures = ({ webhook: { attempts, failing_since, last_answer } }: { webhook: DeskWebhook }) =>
  attempts > 0 && (
    <span>
      {t('desk.partners.failures', { count: attempts })}
      {failing_since !== null && (
        <>
          {' '}
          <Time at={failing_since} />
        </>
      )}
      <span className="block text-ink-2">{last_answer}</span>
    </span>
  );

const Row = ({ webhook, isOwner }: { webhook: DeskWebhook; isOwner: boolean }) => (
  <tr>
    <th scope="row" className="max-w-70 wrap-anywhere">
      {webhook.url}
    </th>
    <td className="wrap-anywhere">{webhook.partner}</td>
    <td className="max-w-50">{webhook.events.map((kind) => eventWords[kind]).join(', ')}</td>
    <td>
      <State webhook={webhook} />
    </td>
    <td>
      <span>
        {webhook.last_sent_at === null ? t('desk.partners.never') : <Time at={webhook.last_sent_at} />}
        {webhook.waiting > 0 && (
          <span className="block text-ink-2">{t('desk.partners.waiting', { count: webhook.waiting })}</span>
        )}
      </span>
    </td>
    <td className="max-w-60 wrap-anywhere">
      <Failures webhook={webhook} />
    </td>
    {isOwner && (
      <td>
        <Actions webhook={webhook} />
      </td>
    )}
  </tr>
);

/** Webhooks of partners and their deliveries. Owners can change them. */
export const Webhooks = () => {
  const { data: session } = useQuery(sessionQuery);
  const { data: [first, ...others] = [] } = useQuery(partnersQuery);
  const [made, setMade] = useState<MadeSecret | null>(null);
  const isOwner = may(session, 'ownership');
  return (
    <>
      <Part title={t('desk.partners.webhooks')}>
        <p className="mb-4 max-w-180 text-ink-2">{t('desk.partners.webhooksIntro')}</p>
        {made && (
          <NewSecret
            key={made.secret}
            title={t('desk.partners.secretOf', { url: made.name })}
            hint={t('desk.partners.secretOnce')}
            secret={made.secret}
            onDone={() => setMade(null)}
          />
        )}
        <Loaded query={useQuery(webhooksQuery)} empty={({ length }) => length === 0 && t('desk.partners.noWebhooks')}>
          {(webhooks) => (
            <Table
              name={t('desk.partners.webhooks')}
              columns={[
                t('desk.partners.address'),
                t('desk.partners.partner'),
                t('desk.partners.events'),
                t('desk.parts.state'),
                t('desk.partners.lastDelivery'),
                t('desk.partners.lastFailures'),
                ...(isOwner ? [t('desk.partners.actions')] : []),
              ]}
            >
              {webhooks.map((webhook) => (
                <Row key={webhook.id} webhook={webhook} isOwner={isOwner} />
              ))}
            </Table>
          )}
        </Loaded>
      </Part>
      {isOwner && first && (
        <Part title={t('desk.partners.addWebhook')}>
          <AddWebhook
            key={[first, ...others].map(({ id }) => id).join()}
            partners={[first, ...others]}
            onMade={setMade}
          />
        </Part>
      )}
    </>
  );
};
