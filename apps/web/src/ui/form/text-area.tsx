import { type ComponentProps, type ReactNode, useId } from 'react';
import { descriptionOf, FieldFrame, fieldClass } from './field-frame.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'required' | 'id'> & {
  label: string;
  /** Stands at the right of the label, such as a counter, and describes the field. */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
};

/** A field of several lines. What `register` of a form answers goes in as it is. */
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
