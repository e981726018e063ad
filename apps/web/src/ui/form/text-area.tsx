import { type ComponentProps, type ReactNode, useId } from 'react';
import { descriptionOf, FieldFrame, fieldClass } from './field-frame.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'required' | 'id'> & {
  label: string;
  /** An element right of the label, such as a counter, that describes the field. */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
};

/** A field of several lines. Takes the props of a form's `register`. */
export const TextArea = ({ label, note, hint, error, isRequired = false, className = '', ...area }: Props) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} note={note && <span id={`${id}-note`}>{note}</span>} hint={hint} error={error}>
      <textarea
        id={id}
        className={`${fieldClass} py-3 ${className}`}
        aria-required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={
          [note && `${id}-note`, descriptionOf(id, { hint, error })].filter(Boolean).join(' ') || undefined
        }
        {...area}
      />
    </FieldFrame>
  );
};
