import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { resetAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { NewPasswordFields } from '../../features/customer/password/new-password-fields.tsx';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { WayIn } from './way-in.tsx';

type Sent = { id: string; password: string; confirm_password: string };

/** Resets the password. Reads the secret of the link from the fragment once and removes it from the address. */
export const Reset = () => {
  const [id] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const attempt = useMutation({ gcTime: 0, mutationFn: (body: Sent) => call(resetAtDesk, { body }) });
  const form = useForm({
    resolver: zodResolver(resetAtDesk.schema.body),
    defaultValues: { id, password: '', confirm_password: '' },
  });
  const { submit, alert } = useSubmit(form, attempt, ({ message }) => setDone(message));
  return (
    <WayIn title={t('desk.access.chooseNewPassword')}>
      {done === null ? (
        <form noValidate onSubmit={submit}>
          {alert}
          <div className="grid gap-6">
            <NewPasswordFields
              password={form.register('password')}
              confirmation={form.register('confirm_password')}
              typed={form.watch('password')}
              errors={form.formState.errors}
            />
          </div>
          <BusyButton className="mt-8 w-full" isBusy={attempt.isPending}>
            {t('desk.access.savePassword')}
          </BusyButton>
        </form>
      ) : (
        <p role="status">{done}</p>
      )}
      <p className="mt-6">
        <Link className="underline" to={deskPaths.signIn}>
          {t('desk.access.backSignin')}
        </Link>
      </p>
    </WayIn>
  );
};
