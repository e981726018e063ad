import type { MouseEvent, ReactNode } from 'react';
import { t } from '../../lib/t.tsx';
import { Icon } from '../icon.tsx';

type Props = {
  onClose: () => void;
  children: ReactNode;
  /** Below the first line. */
  details?: ReactNode;
};

/** The button disappears with the focus on it; the first wrong field gets it, or else the first field. */
const giveFocusBack = ({ currentTarget }: MouseEvent) => {
  const form = currentTarget.closest('form');
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (invalid ?? form?.querySelector<HTMLElement>('input'))?.focus();
};

// A wrong field hides its message while it has the focus, so the alert must be seen. It comes after the first wrong field
// got the focus and scrolled.
const bringIntoView = (alert: HTMLElement | null) => {
  const later = setTimeout(() => alert?.scrollIntoView({ block: 'nearest' }));
  return () => clearTimeout(later);
};

/** The error of a form, titled 'Error!', until it is dismissed (behavior.md#messages-form-errors). */
export const FormAlert = ({ onClose, children, details }: Props) => (
  <div ref={bringIntoView} className="mb-6 flex items-start gap-3 bg-soft-error ps-4 text-sale" role="alert">
    <div className="min-w-0 flex-1 wrap-anywhere py-3">
      <p>
        <strong className="font-semibold">{t('ui.error')}</strong> {children}
      </p>
      {details}
    </div>
    <button
      type="button"
      className="hit-44 shrink-0 -outline-offset-4"
      aria-label={t('ui.close')}
      onClick={(event) => {
        giveFocusBack(event);
        onClose();
      }}
    >
      <Icon name="cross" size={14} />
    </button>
  </div>
);
