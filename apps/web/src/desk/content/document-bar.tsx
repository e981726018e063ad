import { placeOfKey } from '@wearfolio/contracts/content/content-body';
import type { WholeDocument } from '@wearfolio/contracts/desk-content';
import { useState } from 'react';
import { rich, t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { LowField } from '../parts/low-field.tsx';
import { Time } from '../parts/time.tsx';
import type { EditedDocument } from './use-document.ts';

type Props = { document: WholeDocument; edited: Omit<EditedDocument<unknown>, 'setBody'> };

type StateProps = Props & {
  /** The sentence to show if no version is published. */
  otherwise?: string;
};

/** The published and the scheduled version of a document, and unsaved changes. */
export const DocumentState = ({ document, edited, otherwise }: StateProps) => {
  const { key, live_number, scheduled_at, scheduled_number } = document;
  const place = placeOfKey(key);
  const without =
    place === null || place.kind === 'page' ? t('desk.content.shopShowsDefault') : t('desk.content.notInShop');
  return (
    <p className="text-ink-2">
      {live_number === null ? (otherwise ?? without) : t('desk.content.shopShowsVersion', { liveNumber: live_number })}{' '}
      {scheduled_at && (
        <>{rich('desk.content.follows', { number: scheduled_number ?? '', time: () => <Time at={scheduled_at} /> })} </>
      )}
      {edited.isChanged
        ? t('desk.content.unsavedChanges')
        : edited.number > 0 && t('desk.parts.thisVersion', { number: edited.number })}
    </p>
  );
};

/** Saves, publishes, schedules and unpublishes a document. */
export const DocumentActions = ({ document, edited }: Props) => {
  const [at, setAt] = useState('');
  const { isBusy, isChanged, number } = edited;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <Button size="float" disabled={isBusy} onClick={() => void edited.publish(null)}>
        {isChanged || number === 0 ? t('desk.content.savePublish') : t('desk.parts.publish')}
      </Button>
      <Button look="outlined" size="float" disabled={isBusy || !isChanged} onClick={() => void edited.save()}>
        {t('ui.save')}
      </Button>
      <LowField label={t('desk.content.publishLater')} type="datetime-local" value={at} onChange={setAt} />
      <Button
        look="outlined"
        size="float"
        disabled={isBusy || at === ''}
        onClick={() => void edited.publish(new Date(at).toISOString())}
      >
        {t('desk.parts.schedule')}
      </Button>
      {document.scheduled_at && (
        <TextButton disabled={isBusy} onClick={() => void edited.withdraw('scheduled')}>
          {t('desk.content.cancelSchedule')}
        </TextButton>
      )}
      {document.live_number !== null && (
        <TextButton disabled={isBusy} onClick={() => void edited.withdraw('live')}>
          {t('desk.content.unpublish')}
        </TextButton>
      )}
    </div>
  );
};
