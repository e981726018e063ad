const digits = /^#?([\da-f]{6})$/i;

/** The palette value for several colors, shown as a sweep. */
const several = 'b36ae2';

type Props = { hexa: string; className: string };

/**
 * A color as a dot with a ring that separates it from any ground. `hexa` with or without `#`; `className` sets the
 * size.
 */
export const ColorDot = ({ hexa, className }: Props) => {
  const [, value] = digits.exec(hexa) ?? [];
  return (
    // The content security policy blocks inline styles in HTML, but an SVG can have a fill.
    <svg
      aria-hidden="true"
      data-color={value}
      className={`shrink-0 forced-color-adjust-none rounded-[50%] bg-current [box-shadow:inset_0_0_0_1px_var(--color-ring)] ${value?.toLowerCase() === several ? 'several-colors' : ''} ${className}`}
      color={value ? `#${value}` : 'transparent'}
    />
  );
};
