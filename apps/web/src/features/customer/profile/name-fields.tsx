import { lengths } from '@wearfolio/contracts/limits';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { t } from '../../../lib/t.tsx';
import { Field } from '../../../ui/form/field.tsx';

type Props = {
  first: UseFormRegisterReturn;
  last: UseFormRegisterReturn;
  errors: { first_name?: FieldError | undefined; last_name?: FieldError | undefined };
};

// The specified message does not say what helps.
const helpOf = (error: FieldError | undefined): string | undefined =>
  error?.message?.startsWith('First Name must be at least') ? t('customer.nameHint') : undefined;

/** First and last name, for sign-up and profile (behavior.md#customer-names). */
export const NameFields = ({ first, last, errors }: Props) => (
  <>
    <Field
      label={t('customer.firstName')}
      autoComplete="given-name"
      maxLength={lengths.firstName.max}
      isRequired
      hint={helpOf(errors.first_name)}
      error={errors.first_name?.message}
      {...first}
    />
    <Field
      label={t('customer.lastName')}
      autoComplete="family-name"
      maxLength={lengths.lastName.max}
      isRequired
      error={errors.last_name?.message}
      {...last}
    />
  </>
);
