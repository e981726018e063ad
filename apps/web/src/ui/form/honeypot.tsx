import type { ComponentProps } from 'react';

/**
 * A field that no person sees and no browser fills in: what comes filled in was sent by a robot (decision 53). What
 * `register` of a form answers for `leave_empty` goes in as it is.
 */
export const Honeypot = (input: ComponentProps<'input'>) => (
  <div className="sr-only" aria-hidden="true">
    <label>
      Leave this empty
      <input type="text" tabIndex={-1} autoComplete="off" {...input} />
    </label>
  </div>
);
