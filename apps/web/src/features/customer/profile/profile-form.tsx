import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { currentSession, type UserDetails } from '../../../session/session.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUpdateCustomer } from '../api.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { PasswordOwner } from '../password/password-owner.tsx';
import { keepsPassword, shownPassword } from '../password/shown-password.ts';
import { StrengthHint } from '../password/strength-hint.tsx';
import { rulesOf } from '../rules-of.ts';
import { useSubmit } from '../use-submit.tsx';
import { NameFields } from './name-fields.tsx';

const valuesOf = (customer: UserDetails) => ({
  first_name: customer.first_name,
  last_name: customer.last_name,
  password: shownPassword(customer),
  current_password: '',
});

type Props = { customer: UserDetails; cancelHref: string };

/**
 * The profile form, validated on submit (behavior.md#customer-profile-edit). The unchanged mask keeps the password
 * (behavior.md#customer-profile-edit).
 */
export const ProfileForm = ({ customer, cancelHref }: Props) => {
  const attempt = useUpdateCustomer();
  const form = useForm({
    resolver: rulesOf(({ updateCustomerForm }) => updateCustomerForm),
    defaultValues: valuesOf(customer),
  });
  const { submit, alert } = useSubmit(form, attempt, () => {
    const { userDetails } = currentSession();
    if (userDetails) form.reset(valuesOf(userDetails));
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' }) ?? '';
  const isChanged = !keepsPassword(typed);
  const mask = shownPassword(customer);
  return (
    <form noValidate onSubmit={submit} className="max-w-120">
      {alert}
      {attempt.data && <Notice>{attempt.data.message}</Notice>}
      <PasswordOwner email={customer.email} />
      <div className="grid gap-8">
        <NameFields first={form.register('first_name')} last={form.register('last_name')} errors={errors} />
        <Field
          label={customer.has_password ? t('customer.password') : t('customer.setPassword')}
          type="password"
          autoComplete="new-password"
          hint={isChanged ? <StrengthHint password={typed} /> : t('customer.passwordHint')}
          error={errors.password?.message}
          {...form.register('password')}
          // A new password replaces the mask instead of being appended to it.
          onFocus={() => keepsPassword(typed) && form.setValue('password', '')}
          onBlur={() => keepsPassword(typed) && form.setValue('password', mask)}
        />
        {isChanged && customer.has_password && (
          <CurrentPasswordField error={errors.current_password?.message} {...form.register('current_password')} />
        )}
      </div>
      <div className="mt-8 flex gap-4">
        <BusyButton isBusy={attempt.isPending}>{t('customer.update')}</BusyButton>
        <Link className={buttonClass({ look: 'outlined' })} to={cancelHref}>
          {t('ui.cancel')}
        </Link>
      </div>
    </form>
  );
};
