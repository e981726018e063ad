import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/field.tsx';

/** The e-mail address of an account. */
export const EmailField = (
  props: Pick<ComponentProps<typeof Field>, 'error' | 'name' | 'ref' | 'onChange' | 'onBlur'>,
) => (
  <Field
    label="Email"
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    isRequired
    {...props}
  />
);
