import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'isRequired'>;

/** The code of a currency, such as EUR. */
export const CurrencyCodeField = (props: Props) => (
  <Field autoComplete="off" autoCapitalize="characters" maxLength={3} isRequired {...props} />
);
