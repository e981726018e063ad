import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';

// `relative` and `scroll-my` make a list show the whole row when its hidden input gets the focus.

/** A check box of 18 px with its label, 44 px high. Takes the props of a form's `register`. */
export const CheckBox = ({ label, className = '', ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className={`relative flex min-h-11 cursor-pointer items-center gap-3 py-2 ${className}`}>
    <input type="checkbox" className="peer sr-only scroll-my-6" {...input} />
    <span className="flex size-4.5 shrink-0 items-center justify-center border border-line-2 text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-on-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-disabled:opacity-40">
      <Icon name="check" size={14} />
    </span>
    {label}
  </label>
);
