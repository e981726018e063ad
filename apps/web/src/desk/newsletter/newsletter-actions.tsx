import { useInfiniteQuery } from '@tanstack/react-query';
import { sendNewsletter, testNewsletter } from '@wearfolio/contracts/desk-newsletter';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { locale } from '../../lib/locale.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import type { EditedDocument } from '../content/use-document.ts';
import { LowField } from '../parts/low-field.tsx';
import { Question } from '../parts/question.tsx';
import { newslettersQuery } from './api.ts';

type Props = { documentKey: string; edited: Omit<EditedDocument<unknown>, 'setBody'> };

const stateOf = ({ isChanged, number }: Props['edited']): string => {
  if (isChanged || number === 0) return t('desk.newsletter.notSavedYet');
  return t('desk.parts.thisVersion', { number });
};

/** Saves a newsletter, sends a test, and sends it immediately or at a time. */
export const NewsletterActions = ({ documentKey: key, edited }: Props) => {
  const confirmed = useConfirmed();
  const [at, setAt] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useInfiniteQuery(newslettersQuery);
  const { isBusy, isChanged, number } = edited;
  const count = data?.pages[0]?.subscribers ?? 0;
  const readers = t('desk.newsletter.readers', { count });
  const when = at === '' ? null : new Date(at);
  const send = (): void => {
    void edited.withSaved((version) =>
      confirmed(() => call(sendNewsletter, { body: { key, number: version, at: when?.toISOString() ?? null } })),
    );
  };
  return (
    <>
      <p className="text-ink-2">{stateOf(edited)}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Button
          look="outlined"
          size="float"
          disabled={isBusy || !(isChanged || number === 0)}
          onClick={() => void edited.save()}
        >
          {t('ui.save')}
        </Button>
        <Button
          look="outlined"
          size="float"
          disabled={isBusy}
          onClick={() => void edited.withSaved((version) => call(testNewsletter, { body: { key, number: version } }))}
        >
          {t('desk.newsletter.sendTestMe')}
        </Button>
        <LowField label={t('desk.newsletter.whenEmptyNow')} type="datetime-local" value={at} onChange={setAt} />
        <Button size="float" disabled={isBusy || count === 0} onClick={() => setIsOpen(true)}>
          {when ? t('desk.parts.schedule') : t('desk.newsletter.send')}
        </Button>
        <span className="type-card self-center text-ink-2">{readers}</span>
      </div>
      <Question
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        question={when ? t('desk.newsletter.scheduleNewsletter') : t('desk.newsletter.sendTitle', { readers })}
        yes={when ? t('desk.parts.schedule') : t('desk.newsletter.send')}
        no={t('desk.newsletter.notYet')}
        onYes={send}
      >
        {when
          ? t('desk.newsletter.scheduleReaders', { when: when.toLocaleString(locale) })
          : t('desk.newsletter.sendWarning')}{' '}
        {t('desk.newsletter.productsOfPreview')}
      </Question>
    </>
  );
};
