import { consents } from '@wearfolio/contracts/consents';
import { useForm, useWatch } from 'react-hook-form';
import { t } from '../../../lib/t.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { Honeypot } from '../../../ui/form/honeypot.tsx';
import { useSignUp } from '../api.ts';
import { EmailField } from '../email-field.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { NameFields } from '../profile/name-fields.tsx';
import { rulesOf } from '../rules-of.ts';
import { useSubmit } from '../use-submit.tsx';

const empty = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm_password: '',
  wants_alerts: false,
  leave_empty: '',
};

type Props = {
  /** Called just before the session of the new customer starts. */
  onSignedUp: () => void;
  /** Only one filled button per view, so this one is outlined beside the sign-in form. */
  look: 'filled' | 'outlined';
};

/** The sign-up form, validated on submit (behavior.md#customer-sign-up). */
export const SignUpForm = ({ onSignedUp, look }: Props) => {
  const attempt = useSignUp(onSignedUp);
  const form = useForm({ resolver: rulesOf(({ signUpForm }) => signUpForm), defaultValues: empty });
  const { submit, alert } = useSubmit(form, attempt);
  const { errors, isSubmitted } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <form noValidate onSubmit={submit}>
      {alert}
      <div className="grid gap-8">
        <NameFields first={form.register('first_name')} last={form.register('last_name')} errors={errors} />
        <EmailField error={errors.email?.message} {...form.register('email')} />
        <NewPasswordFields
          password={form.register('password', isSubmitted ? { deps: ['confirm_password'] } : {})}
          confirmation={form.register('confirm_password')}
          typed={typed}
          errors={errors}
        />
        <Honeypot {...form.register('leave_empty')} />
      </div>
      <CheckBox className="mt-6" label={consents.alerts.wording} {...form.register('wants_alerts')} />
      <p className="type-small text-ink-3">{t('customer.alertsHint')}</p>
      <BusyButton className="mt-6 w-full" look={look} isBusy={attempt.isPending}>
        {t('titles.signUp')}
      </BusyButton>
    </form>
  );
};
