import { resetAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { useState } from 'react';
import { NewPasswordFields } from '../../features/customer/password/new-password-fields.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { BackToSignIn, useSecretOfLink, WayIn } from './way-in.tsx';

/** Resets the password. */
export const Reset = () => {
  const id = useSecretOfLink();
  const [done, setDone] = useState<string | null>(null);
  const form = useDeskForm({
    rules: resetAtDesk.schema.body,
    start: { id, password: '', confirm_password: '' },
    send: (body) => call(resetAtDesk, { body }),
    onDone: ({ message }) => setDone(message),
    isSilent: true,
  });
  return (
    <WayIn title={t('desk.access.chooseNewPassword')}>
      {done === null ? (
        <DeskForm form={form} button={t('desk.access.savePassword')} buttonProps={{ className: 'mt-8 w-full' }}>
          <div className="grid gap-6">
            <NewPasswordFields
              password={form.register('password')}
              confirmation={form.register('confirm_password')}
              typed={form.watch('password')}
              errors={form.formState.errors}
            />
          </div>
        </DeskForm>
      ) : (
        <p role="status">{done}</p>
      )}
      <BackToSignIn />
    </WayIn>
  );
};
