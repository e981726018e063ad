import type { ComponentProps } from 'react';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';

/** The e-mail address of an account. */
export const EmailField = (
  props: Pick<ComponentProps<typeof Field>, 'autoComplete' | 'error' | 'name' | 'ref' | 'onChange' | 'onBlur'>,
) => (
  <Field
    label={t('customer.email')}
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    isRequired
    {...props}
  />
);
