import { useForm } from 'react-hook-form';
import { t } from '../../../lib/t.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { useForgotPassword } from '../api.ts';
import { EmailField } from '../email-field.tsx';
import { rulesOf } from '../rules-of.ts';
import { readSignIn } from '../sign-in/remembered-sign-in.ts';
import { useSubmit } from '../use-submit.tsx';

/**
 * The form for a reset link (behavior.md#customer-email). The reply is the same for known and unknown addresses
 * (behavior.md#customer-forgot-password).
 */
export const ForgotPasswordForm = ({ onSent }: { onSent: () => void }) => {
  const attempt = useForgotPassword();
  const form = useForm({
    resolver: rulesOf(({ forgotPasswordForm }) => forgotPasswordForm),
    defaultValues: { email: readSignIn().email },
  });
  const { submit, alert } = useSubmit(form, attempt, onSent);
  return (
    <form noValidate onSubmit={submit}>
      {alert}
      <EmailField error={form.formState.errors.email?.message} {...form.register('email')} />
      <BusyButton className="mt-8" isBusy={attempt.isPending}>
        {t('customer.sendLink')}
      </BusyButton>
    </form>
  );
};
