import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Classes of the label, which holds the field. */
  boxClass?: string;
};

/** A labeled field as low as a `Select`, for filters and times. */
export const LowField = ({ label, boxClass = '', className = '', onChange, ...props }: Props) => (
  <label className={`flex min-w-0 flex-col gap-1 ${boxClass}`}>
    <span className="type-small text-ink-2">{label}</span>
    <input
      className={`h-10 border border-line-2 bg-surface px-3 max-md:h-11 ${className}`}
      onChange={({ target }) => onChange(target.value)}
      {...props}
    />
  </label>
);
