import { deskPaths } from '@wearfolio/contracts/desk';
import { resetAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { NewPasswordFields } from '../../features/customer/password/new-password-fields.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { WayIn } from './way-in.tsx';

/** Resets the password. Reads the secret of the link from the fragment once and removes it from the address. */
export const Reset = () => {
  const [id] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
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
      <p className="mt-6">
        <Link className="underline" to={deskPaths.signIn}>
          {t('desk.access.backSignin')}
        </Link>
      </p>
    </WayIn>
  );
};
