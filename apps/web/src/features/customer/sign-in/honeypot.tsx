import type { UseFormRegisterReturn } from 'react-hook-form';

/** A hidden field that only robots fill in (behavior.md#calls-limits). */
export const Honeypot = (field: UseFormRegisterReturn) => (
  <div className="sr-only" aria-hidden="true">
    <label>
      Leave empty
      <input type="text" tabIndex={-1} autoComplete="off" {...field} />
    </label>
  </div>
);
