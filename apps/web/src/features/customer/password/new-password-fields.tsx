import type { UseFormRegisterReturn } from 'react-hook-form';
import { t } from '../../../lib/t.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { StrengthHint } from './strength-hint.tsx';

type Props = {
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  /** The password typed so far. */
  typed: string;
  errors: { password?: { message?: string }; confirm_password?: { message?: string } };
};

/** A new password and its confirmation. */
export const NewPasswordFields = ({ password, confirmation, typed, errors }: Props) => (
  <>
    <Field
      label={t('customer.password')}
      type="password"
      autoComplete="new-password"
      isRequired
      hint={<StrengthHint password={typed} />}
      error={errors.password?.message}
      {...password}
    />
    <Field
      label={t('customer.confirmPassword')}
      type="password"
      autoComplete="new-password"
      isRequired
      error={errors.confirm_password?.message}
      {...confirmation}
    />
  </>
);
