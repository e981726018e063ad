import { forgotAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { useState } from 'react';
import { EmailField } from '../../features/customer/email-field.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { BackToSignIn, WayIn } from './way-in.tsx';

/** Asks for a link by mail that resets the password. */
export const Forgot = () => {
  const [sent, setSent] = useState<string | null>(null);
  const form = useDeskForm({
    rules: forgotAtDesk.schema.body,
    start: { email: '' },
    send: (body) => call(forgotAtDesk, { body }),
    onDone: ({ message }) => setSent(message),
    isSilent: true,
  });
  return (
    <WayIn title={t('desk.access.forgotPassword')}>
      {sent === null ? (
        <DeskForm form={form} button={t('desk.access.sendLink')} buttonProps={{ className: 'mt-8 w-full' }}>
          <EmailField {...form.field('email')} />
        </DeskForm>
      ) : (
        <p role="status">{t('desk.access.resetSent', { sent })}</p>
      )}
      <BackToSignIn />
    </WayIn>
  );
};
