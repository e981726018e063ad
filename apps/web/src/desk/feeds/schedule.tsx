import { type FeedRhythm, feedRhythms, type StoreFeed, scheduleStoreFeed } from '@wearfolio/contracts/desk-feeds';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api-client.ts';
import { TextButton } from '../../ui/button.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useChange } from '../api.ts';
import { Select } from '../parts/select.tsx';
import { Time } from '../parts/time.tsx';
import { errorsOf } from './use-preview.ts';
import { rhythmWords } from './words.ts';

const rhythmOf = ({ cron }: StoreFeed): FeedRhythm | 'other' =>
  feedRhythms.find((name) => rhythmWords[name][0] === cron) ?? 'other';

type Props = { feed: StoreFeed; isEditor: boolean };

const AddressForm = ({ feed, onDone }: { feed: StoreFeed; onDone: () => void }) => {
  const rhythm = rhythmOf(feed);
  const form = useForm({ defaultValues: { url: '' } });
  const change = useChange({
    mutationFn: ({ url }: { url: string }) =>
      call(scheduleStoreFeed, { body: { id: feed.id, rhythm: rhythm === 'other' ? 'daily' : rhythm, url } }),
    onSuccess: onDone,
  });
  return (
    <form
      noValidate
      className="mt-3 grid max-w-180 gap-3"
      onSubmit={form.handleSubmit((typed) => change.mutate(typed))}
    >
      <Field
        label="Address of the feed"
        type="url"
        autoComplete="off"
        error={form.formState.errors.url?.message ?? errorsOf(change.error).url}
        {...form.register('url', { required: 'Please enter an address' })}
      />
      <p className="flex gap-4">
        <BusyButton size="float" isBusy={change.isPending}>
          Fetch it from there
        </BusyButton>
        <TextButton onClick={onDone}>Cancel</TextButton>
      </p>
    </form>
  );
};

const Rhythm = ({ feed }: { feed: StoreFeed }) => {
  const { id, cron, is_paused } = feed;
  const change = useChange({
    mutationFn: (rhythm: FeedRhythm | null) => call(scheduleStoreFeed, { body: { id, rhythm } }),
  });
  const value = is_paused ? 'paused' : rhythmOf(feed);
  return (
    <Select
      label="Fetch it"
      className="mt-3 max-w-70"
      value={value}
      onChoose={(name) => change.mutate(feedRhythms.find((one) => one === name) ?? null)}
    >
      {value === 'other' && <option value="other">{cron} (UTC)</option>}
      {feedRhythms.map((name) => (
        <option key={name} value={name}>
          {rhythmWords[name][1]}
        </option>
      ))}
      <option value="paused">Paused</option>
    </Select>
  );
};

const Address = ({ feed: { url, last_outcome, last_fetched_at } }: { feed: StoreFeed }) => (
  <>
    <p className="type-card wrap-anywhere text-ink-2">{url}</p>
    <p className="type-card mt-1 wrap-anywhere">
      {last_outcome === null ? 'Not fetched yet' : `Last fetch: ${last_outcome}`}
      {last_fetched_at && (
        <>
          , <Time at={last_fetched_at} />
        </>
      )}
    </p>
  </>
);

/** The address and the schedule of a store's feed. */
export const Schedule = ({ feed, isEditor }: Props) => {
  const [isChanging, setChanging] = useState(false);
  const isScheduled = feed.cron !== null;
  return (
    <>
      {isScheduled ? (
        <Address feed={feed} />
      ) : (
        <p className="type-card text-ink-2">
          Feeds are uploaded or imported by hand. Nothing is fetched automatically.
        </p>
      )}
      {isScheduled && isEditor && <Rhythm feed={feed} />}
      {isEditor && !isChanging && (
        <TextButton className="type-card mt-1" onClick={() => setChanging(true)}>
          {isScheduled ? 'Change its address' : 'Fetch it from an address'}
        </TextButton>
      )}
      {isChanging && <AddressForm feed={feed} onDone={() => setChanging(false)} />}
    </>
  );
};
