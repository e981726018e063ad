import type { ComponentProps } from 'react';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';

type Props = Pick<ComponentProps<typeof Field>, 'error' | 'name' | 'ref' | 'onChange' | 'onBlur'> & { label?: string };

/** The password that an account has. */
export const CurrentPasswordField = ({ label = t('customer.currentPassword'), ...props }: Props) => (
  <Field label={label} type="password" autoComplete="current-password" isRequired {...props} />
);
