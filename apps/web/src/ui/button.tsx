import type { ComponentProps } from 'react';

const base =
  'inline-flex items-center justify-center gap-2 font-medium transition-colors not-aria-busy:disabled:opacity-40 whitespace-nowrap';

const looks = {
  filled: 'bg-action text-on-action hover:bg-action-hover forced-colors:border',
  onSlide: 'bg-slide-ink text-slide-paper hover:bg-slide-ink-2 forced-colors:border',
  onMoss: 'bg-moss-ink text-slide-ink hover:bg-moss-ink-2 forced-colors:border',
  outlined: 'border border-ink hover:bg-tint',
} as const;

const sizes = { float: 'h-10 px-7', normal: 'h-12 px-7', buy: 'h-13 px-4' } as const;

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes };

/** The classes of a button, for links that look like buttons. */
export const buttonClass = ({ look = 'filled', size = 'normal' }: Look = {}): string =>
  `${base} ${looks[look]} ${sizes[size]}`;

/** Use at most one filled button per view. */
export const Button = ({ look, size, className = '', ...rest }: ComponentProps<'button'> & Look) => (
  <button type="button" className={`${buttonClass({ look, size })} ${className}`} {...rest} />
);

/**
 * An underlined text button. While `disabled` it ignores presses but keeps the focus, because its own press can disable
 * it.
 */
export const TextButton = ({
  className = '',
  disabled = false,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'>) => (
  <button
    type="button"
    className={`group inline-flex min-h-11 items-center aria-disabled:opacity-40 ${className}`}
    aria-disabled={disabled}
    onClick={disabled ? undefined : onClick}
    {...rest}
  >
    <span className="underlined group-hover:border-b-2 group-hover:pb-px">{children}</span>
  </button>
);
