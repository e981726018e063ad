import { changePartner, type DeskPartner, removePartner, renewPartnerKey } from '@wearfolio/contracts/desk-partners';
import { type ReactNode, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Dialog, DialogHead } from '../../ui/overlay/dialog.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { useChange } from '../api.ts';
import { Ask } from './ask.tsx';
import type { MadeSecret } from './new-secret.tsx';
import { ChangePartner } from './partner-form.tsx';

const Change = ({ partner }: { partner: DeskPartner }): ReactNode => {
  const [isOpen, setIsOpen] = useState(false);
  const { name } = partner;
  return (
    <>
      <TextButton aria-label={t('desk.partners.changeOf', { name })} onClick={() => setIsOpen(true)}>
        {t('desk.partners.change')}
      </TextButton>
      <Dialog look="small" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DialogHead>{t('desk.partners.changeOf', { name })}</DialogHead>
        <ChangePartner partner={partner} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
};

const Pause = ({ partner }: { partner: DeskPartner }) => {
  const confirmed = useConfirmed();
  const { id, name, quota_per_day, terms, paused_at } = partner;
  const isPaused = paused_at !== null;
  const pause = useChange({
    mutationFn: () =>
      confirmed(() => call(changePartner, { body: { id, quota_per_day, terms, is_paused: !isPaused } })),
  });
  return (
    <TextButton
      aria-label={isPaused ? t('desk.partners.resumeOf', { name }) : t('desk.partners.pauseOf', { name })}
      disabled={pause.isPending}
      onClick={() => pause.mutate()}
    >
      {isPaused ? t('desk.partners.resume') : t('desk.partners.pause')}
    </TextButton>
  );
};

/** What owners do with a partner: change, pause, give a new key, remove. */
export const PartnerActions = ({ partner, onMade }: { partner: DeskPartner; onMade: (made: MadeSecret) => void }) => {
  const confirmed = useConfirmed();
  const { id, name } = partner;
  const renew = useChange({
    mutationFn: () => confirmed(() => call(renewPartnerKey, { body: { id } })),
    onSuccess: ({ data: { key } }) => onMade({ name, secret: key }),
  });
  const remove = useChange({ mutationFn: () => confirmed(() => call(removePartner, { body: { id } })) });
  return (
    <span className="flex flex-wrap gap-x-4">
      <Change partner={partner} />
      <Pause partner={partner} />
      <Ask
        words={t('desk.partners.newKey')}
        label={t('desk.partners.newKeyOf', { name })}
        question={t('desk.partners.newKeyQuestion', { name })}
        warning={t('desk.partners.newKeyWarning')}
        isPending={renew.isPending}
        onYes={renew.mutate}
      />
      <Ask
        words={t('desk.parts.remove')}
        label={t('desk.parts.removeName', { name })}
        question={t('desk.parts.removeQuestion', { name })}
        warning={t('desk.partners.removeWarning')}
        isPending={remove.isPending}
        onYes={remove.mutate}
      />
    </span>
  );
};
