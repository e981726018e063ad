import type { ReactNode } from 'react';

type Props = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  className?: string;
  isLabelHidden?: boolean;
  children: ReactNode;
};

/** A native select with a label, for keyboards and phones. */
export const Select = ({ label, value, onChoose, className = '', isLabelHidden = false, children }: Props) => (
  <label className={`flex min-w-0 flex-col gap-1 ${className}`}>
    <span className={isLabelHidden ? 'sr-only' : 'type-small text-ink-2'}>{label}</span>
    <select
      className="select-field h-10 w-full border border-line-2 bg-surface ps-3 max-md:h-11"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {children}
    </select>
  </label>
);
