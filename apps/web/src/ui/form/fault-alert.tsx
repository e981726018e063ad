import type { Fault } from './faults.ts';
import { FormAlert } from './form-alert.tsx';

type Props = { faults: readonly Fault[]; onClose: () => void };

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
          <li key={name}>{label === '' ? message : `${label}: ${message}`}</li>
        ))}
      </ul>
    }
  >
    {`Please correct ${faults.length} ${faults.length === 1 ? 'field' : 'fields'}.`}
  </FormAlert>
);
