import type { UseFormRegisterReturn } from 'react-hook-form';

/** A field that no person sees or reaches; what fills it in is a robot (decision 53). */
export const Honeypot = (field: UseFormRegisterReturn) => (
  <div className="sr-only" aria-hidden="true">
    <label>
      Leave empty
      <input type="text" tabIndex={-1} autoComplete="off" {...field} />
    </label>
  </div>
);
