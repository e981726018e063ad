import { type StoreFeed, scheduleStoreFeed } from '@wearfolio/contracts/desk-feeds';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { type Access, AccessFields, accessWords, openAccess } from './access-fields.tsx';
import { LastFetch } from './last-fetch.tsx';
import { cronWords } from './times.ts';
import { TimesField } from './times-field.tsx';

type Props = { feed: StoreFeed; isEditor: boolean };

const asBefore: Access = { user: '', header: '', secret: '' };

const ScheduleForm = ({ feed, onDone }: { feed: StoreFeed; onDone: () => void }) => {
  const isScheduled = feed.cron !== null;
  const canStay = isScheduled && !feed.is_access_lost;
  const form = useDeskForm({
    rules: scheduleStoreFeed.schema.body,
    start: {
      id: feed.id,
      cron: feed.is_paused ? null : (feed.cron ?? '0 4 * * *'),
      url: undefined,
      ...(canStay ? asBefore : { ...openAccess, access: feed.access ?? 'open' }),
    },
    send: (body) => call(scheduleStoreFeed, { body }),
    onDone,
  });
  const { cron, url = '', access, user, header, secret } = form.watch();
  const changeAccess = (next: Access): void => {
    for (const name of ['access', 'user', 'header', 'secret'] as const) form.set(name, next[name]);
  };
  return (
    <DeskForm
      form={form}
      className="mt-4 grid max-w-180 gap-6"
      button={t('ui.save')}
      buttonProps={{ size: 'float' }}
      beside={<TextButton onClick={onDone}>{t('ui.cancel')}</TextButton>}
    >
      <Field
        label={isScheduled ? t('desk.feeds.newAddress') : t('desk.feeds.addressFeed')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        hint={isScheduled ? t('desk.feeds.emptySameAsBefore') : t('desk.feeds.addressHint')}
        {...form.field('url', { setValueAs: (text?: string) => text?.trim() || undefined })}
      />
      <AccessFields
        access={{ user, header, secret, ...(access && { access }) }}
        address={url === '' ? (feed.url ?? '') : url}
        canStay={canStay}
        errors={form.errors}
        onChange={changeAccess}
      />
      <TimesField
        cron={cron}
        timeZone={feed.time_zone}
        error={form.errors.cron}
        canPause={isScheduled}
        onChange={(next) => form.set('cron', next)}
      />
    </DeskForm>
  );
};

const Fetched = ({ feed }: { feed: StoreFeed }) => {
  const { url, cron, time_zone, is_paused, access, is_access_lost, last_outcome, last_fetched_at } = feed;
  return (
    <>
      <p className="type-card wrap-anywhere text-ink-2">{url}</p>
      <p className="type-card mt-1">
        {is_paused || cron === null ? t('desk.feeds.paused') : cronWords(cron, time_zone)}
        {access && access !== 'open' && ` · ${accessWords[access]}`}
      </p>
      <p className="type-card mt-1 wrap-anywhere">
        <LastFetch outcome={last_outcome} at={last_fetched_at} />
      </p>
      {is_access_lost && <p className="type-card mt-2 text-sale">{t('desk.feeds.passwordLost')}</p>}
    </>
  );
};

/** The address of a store's feed, what its server asks for, and when it is fetched. */
export const Schedule = ({ feed, isEditor }: Props) => {
  const [isChanging, setChanging] = useState(false);
  const isScheduled = feed.cron !== null;
  return (
    <>
      {isScheduled ? <Fetched feed={feed} /> : <p className="type-card text-ink-2">{t('desk.feeds.byHandIntro')}</p>}
      {isEditor && !isChanging && (
        <TextButton className="type-card mt-1" onClick={() => setChanging(true)}>
          {isScheduled ? t('desk.feeds.changeFetching') : t('desk.feeds.fetchFromAddress')}
        </TextButton>
      )}
      {isChanging && <ScheduleForm feed={feed} onDone={() => setChanging(false)} />}
    </>
  );
};
