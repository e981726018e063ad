import type { ComponentProps } from 'react';

/**
 * A hidden field that only robots fill in (behavior.md#calls-limits). Takes the props of `register` for `leave_empty`.
 */
export const Honeypot = (input: ComponentProps<'input'>) => (
  <div className="sr-only" aria-hidden="true">
    <label>
      Leave this empty
      <input type="text" tabIndex={-1} autoComplete="off" {...input} />
    </label>
  </div>
);
