import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import type { UserDetails } from '../../../session/session.ts';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { useDeleteAccount } from '../api.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { PasswordOwner } from '../password/password-owner.tsx';
import { rulesOf } from '../rules-of.ts';
import { useSubmit } from '../use-submit.tsx';

type Props = { customer: UserDetails; homeHref: string };

/** Deletes the account after the password is entered again, and opens the home page. */
export const DeleteAccountForm = ({ customer, homeHref }: Props) => {
  const navigate = useNavigate();
  const attempt = useDeleteAccount(() => void navigate(homeHref));
  const form = useForm({
    resolver: rulesOf(({ deleteAccountForm }) => deleteAccountForm),
    defaultValues: { current_password: '' },
  });
  const { submit, alert } = useSubmit(form, attempt);
  return (
    <form noValidate onSubmit={submit} className="mt-8 max-w-120">
      {alert}
      <PasswordOwner email={customer.email} />
      <CurrentPasswordField
        error={form.formState.errors.current_password?.message}
        {...form.register('current_password')}
      />
      <BusyButton className="mt-8" isBusy={attempt.isPending}>
        {t('ui.deleteMyAccount')}
      </BusyButton>
    </form>
  );
};
