import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/field.tsx';

type Props = Pick<ComponentProps<typeof Field>, 'error' | 'name' | 'ref' | 'onChange' | 'onBlur'> & { label?: string };

/** The password that an account has. */
export const CurrentPasswordField = ({ label = 'Current password', ...props }: Props) => (
  <Field label={label} type="password" autoComplete="current-password" isRequired {...props} />
);
