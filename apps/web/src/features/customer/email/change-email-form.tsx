import { useForm } from 'react-hook-form';
import { t } from '../../../lib/t.tsx';
import type { UserDetails } from '../../../session/session.ts';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useChangeEmail } from '../api.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { rulesOf } from '../rules-of.ts';
import { useSubmit } from '../use-submit.tsx';

/** Requests a new e-mail address, which must be confirmed. Customers with a password enter it again. */
export const ChangeEmailForm = ({ customer }: { customer: UserDetails }) => {
  const attempt = useChangeEmail();
  const form = useForm({
    resolver: rulesOf(({ changeEmailForm }) => changeEmailForm),
    defaultValues: { email: '', current_password: '' },
  });
  const { submit, alert } = useSubmit(form, attempt, () => form.reset());
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="mt-8 max-w-120">
      {alert}
      {attempt.data && <Notice>{attempt.data.message}</Notice>}
      <div className="grid gap-8">
        <Field
          label={t('customer.newEmailAddress')}
          type="email"
          autoComplete="email"
          isRequired
          error={errors.email?.message}
          {...form.register('email')}
        />
        {customer.has_password && (
          <CurrentPasswordField error={errors.current_password?.message} {...form.register('current_password')} />
        )}
      </div>
      <BusyButton className="mt-8" isBusy={attempt.isPending}>
        {t('customer.sendLink')}
      </BusyButton>
    </form>
  );
};
