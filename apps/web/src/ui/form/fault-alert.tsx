import { t } from '../../lib/t.tsx';
import type { Fault } from './faults.ts';
import { FormAlert } from './form-alert.tsx';

type Props = { faults: readonly Fault[]; onClose: () => void };

/** Most messages begin with the name of their field. */
const textOf = (label: string, message: string): string =>
  message.toLowerCase().startsWith(label.toLowerCase()) ? message : `${label}: ${message}`;

/**
 * The summary of a failed submit. It names each field with its message, because the message at the field with the focus
 * is hidden (behavior.md#messages-form-errors).
 */
export const FaultAlert = ({ faults, onClose }: Props) => (
  <FormAlert
    onClose={onClose}
    details={
      <ul className="mt-1">
        {faults.map(({ name, label, message }) => (
          <li key={name}>{textOf(label, message)}</li>
        ))}
      </ul>
    }
  >
    {t('ui.correctFields', { count: faults.length })}
  </FormAlert>
);
