import { useForm, useWatch } from 'react-hook-form';
import { t } from '../../../lib/t.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { useResetPassword } from '../api.ts';
import { rulesOf } from '../rules-of.ts';
import { useSubmit } from '../use-submit.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = {
  /** The secret of the link in the e-mail. */
  id: string;
  onReset: () => void;
};

/** The form for a new password, validated on change (behavior.md#customer-reset-password). */
export const ResetPasswordForm = ({ id, onReset }: Props) => {
  const attempt = useResetPassword();
  const form = useForm({
    resolver: rulesOf(({ resetPasswordForm }) => resetPasswordForm),
    mode: 'onChange',
    defaultValues: { password: '', confirm_password: '', id },
  });
  const { submit, alert } = useSubmit(form, attempt, onReset);
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  // The confirmation is compared only after it is filled in.
  const judgeConfirmation = () => form.getValues('confirm_password') !== '' && form.trigger('confirm_password');
  return (
    <form noValidate onSubmit={submit}>
      {alert}
      <div className="grid gap-8">
        <NewPasswordFields
          password={form.register('password', { onChange: judgeConfirmation })}
          confirmation={form.register('confirm_password')}
          typed={typed}
          errors={errors}
        />
      </div>
      <BusyButton className="mt-8" isBusy={attempt.isPending}>
        {t('titles.resetPassword')}
      </BusyButton>
    </form>
  );
};
