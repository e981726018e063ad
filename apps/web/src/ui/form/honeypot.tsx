import type { ComponentProps } from 'react';
import { t } from '../../lib/t.tsx';

/**
 * A hidden field that only robots fill in (behavior.md#calls-limits). Takes the props of `register` for `leave_empty`.
 */
export const Honeypot = (input: ComponentProps<'input'>) => (
  <div className="sr-only" aria-hidden="true">
    <label>
      {t('ui.leaveEmpty')}
      <input type="text" tabIndex={-1} autoComplete="off" {...input} />
    </label>
  </div>
);
