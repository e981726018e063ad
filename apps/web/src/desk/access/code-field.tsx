import type { ComponentProps } from 'react';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';

/** A field for a code of the authenticator app or a recovery code. */
export const CodeField = (props: Omit<ComponentProps<typeof Field>, 'label' | 'type'>) => (
  <Field
    label={t('desk.access.code')}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    isRequired
    {...props}
  />
);
