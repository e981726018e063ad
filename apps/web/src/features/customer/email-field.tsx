import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/field.tsx';

/** The address by which a customer signs in. */
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
