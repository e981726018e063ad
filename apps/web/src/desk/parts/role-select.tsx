import { type StaffRole, staffRoles } from '@wearfolio/contracts/rights';
import { roleWords } from './role-words.ts';

type Props = { label: string; value: StaffRole; isTall?: boolean; onChoose: (role: StaffRole) => void };

/** Selects a role. A native select, for keyboards and phones. */
export const RoleSelect = ({ label, value, isTall = false, onChoose }: Props) => (
  <select
    className={`select-field border border-line-2 bg-surface ps-3 ${isTall ? 'h-12' : 'h-7 max-md:h-11'}`}
    aria-label={label}
    value={value}
    onChange={({ target }) => {
      const role = staffRoles.find((one) => one === target.value);
      if (role) onChoose(role);
    }}
  >
    {staffRoles.map((role) => (
      <option key={role} value={role}>
        {roleWords[role]}
      </option>
    ))}
  </select>
);
