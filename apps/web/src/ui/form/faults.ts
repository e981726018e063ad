import type { FieldErrors } from 'react-hook-form';

/** A field that a submit refused, by its name in the form, its label, and its message. */
export type Fault = { name: string; label: string; message: string };

const labelOf = (field: unknown): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? (field.labels?.[0]?.textContent ?? '')
    : '';

/** The refused fields of a form, in its order. */
export const faultsOf = (errors: FieldErrors): Fault[] =>
  Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string'
      ? [{ name, label: labelOf('ref' in error ? error.ref : null), message: error.message }]
      : [],
  );
