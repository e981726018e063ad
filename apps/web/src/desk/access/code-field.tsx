import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/field.tsx';

/** A field for a code of the authenticator app or a recovery code. */
export const CodeField = (props: Omit<ComponentProps<typeof Field>, 'label' | 'type'>) => (
  <Field
    label="Code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    isRequired
    {...props}
  />
);
