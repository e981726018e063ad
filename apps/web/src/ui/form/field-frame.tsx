import type { ReactNode } from 'react';

/** The classes of an input and a text area. */
export const fieldClass =
  'type-field block w-full bg-surface px-3.5 outline -outline-offset-1 outline-line-2 placeholder:text-ink-3 focus:outline-2 focus:outline-ink focus:-outline-offset-2 aria-invalid:not-focus:outline-2 aria-invalid:not-focus:outline-sale aria-invalid:not-focus:-outline-offset-2 disabled:opacity-40';

/** The ids of a control's hint and error, for `aria-describedby`. */
export const descriptionOf = (id: string, { hint, error }: { hint?: ReactNode; error?: string | undefined }) =>
  [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

const Mark = () => (
  <svg className="mt-px shrink-0" width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
    <circle cx="7" cy="7" r="6.3" stroke="currentColor" strokeWidth="1.2" />
    <path d="M7 3.6v4M7 9.8v.4" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
  </svg>
);

type Props = {
  id: string;
  label: string;
  /** An element right of the label, such as a counter. */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Renders the control with this `id` and `descriptionOf`. */
  children: ReactNode;
};

/**
 * Label, control, hint and error. The error is visible only while the control has no focus
 * (behavior.md#messages-form-errors), but always available to screen readers (behavior.md#messages-form-errors). Its
 * first line is in the gap of 32 px, so that nothing moves.
 */
export const FieldFrame = ({ id, label, note, hint, error, className = '', children }: Props) => (
  <div className={`group flex flex-col ${className}`}>
    <div className="type-small mb-1.5 flex justify-between gap-3 text-ink-2">
      <label htmlFor={id}>{label}</label>
      {note}
    </div>
    {children}
    {hint !== undefined && (
      <div id={`${id}-hint`} className="type-small mt-1.5 text-ink-3">
        {hint}
      </div>
    )}
    {error && (
      <p
        id={`${id}-error`}
        className="type-small mt-1 -mb-5 flex gap-1.5 text-sale group-has-[:is(input,textarea):focus]:invisible"
      >
        <Mark />
        {error}
      </p>
    )}
  </div>
);
