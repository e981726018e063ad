import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { forgotAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { EmailField } from '../../features/customer/email-field.tsx';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { WayIn } from './way-in.tsx';

/** Asks for a link by mail that resets the password. */
export const Forgot = () => {
  const [sent, setSent] = useState<string | null>(null);
  const attempt = useMutation({
    gcTime: 0,
    mutationFn: (body: { email: string }) => call(forgotAtDesk, { body }),
  });
  const form = useForm({ resolver: zodResolver(forgotAtDesk.schema.body), defaultValues: { email: '' } });
  const { submit, alert } = useSubmit(form, attempt, ({ message }) => setSent(message));
  return (
    <WayIn title={t('desk.access.forgotPassword')}>
      {sent === null ? (
        <form noValidate onSubmit={submit}>
          {alert}
          <EmailField error={form.formState.errors.email?.message} {...form.register('email')} />
          <BusyButton className="mt-8 w-full" isBusy={attempt.isPending}>
            {t('desk.access.sendLink')}
          </BusyButton>
        </form>
      ) : (
        <p role="status">{t('desk.access.resetSent', { sent })}</p>
      )}
      <p className="mt-6">
        <Link className="underline" to={deskPaths.signIn}>
          {t('desk.access.backSignin')}
        </Link>
      </p>
    </WayIn>
  );
};
