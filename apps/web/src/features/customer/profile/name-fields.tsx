import { lengths } from '@wearfolio/contracts/limits';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/form/field.tsx';

type Props = {
  first: UseFormRegisterReturn;
  last: UseFormRegisterReturn;
  errors: { first_name?: FieldError | undefined; last_name?: FieldError | undefined };
};

// The specified message does not say what helps.
const helpOf = (error: FieldError | undefined): string | undefined =>
  error?.message?.startsWith('First Name must be at least')
    ? 'A shorter name may have an initial, as in Jo A.'
    : undefined;

/** First and last name, for sign-up and profile (behavior.md#customer-names). */
export const NameFields = ({ first, last, errors }: Props) => (
  <>
    <Field
      label="First name"
      autoComplete="given-name"
      maxLength={lengths.firstName.max}
      isRequired
      hint={helpOf(errors.first_name)}
      error={errors.first_name?.message}
      {...first}
    />
    <Field
      label="Last name"
      autoComplete="family-name"
      maxLength={lengths.lastName.max}
      isRequired
      error={errors.last_name?.message}
      {...last}
    />
  </>
);
