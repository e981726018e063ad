const digits = /^#?([\da-f]{6})$/i;

/** What the palette paints for several colors at once, which no one color is true of. */
const several = 'b36ae2';

type Props = { hexa: string; className: string };

/** A color as a dot with the ring that sets it off from any ground. `hexa` with or without its hash; `className` sizes it. */
export const ColorDot = ({ hexa, className }: Props) => {
  const [, value] = digits.exec(hexa) ?? [];
  return (
    // The page's policy allows HTML no styles of its own, but an SVG may say its color.
    <svg
      aria-hidden="true"
      data-color={value}
      className={`shrink-0 forced-color-adjust-none rounded-[50%] bg-current shadow-[inset_0_0_0_1px_var(--color-ring)] ${value?.toLowerCase() === several ? 'several-colors' : ''} ${className}`}
      color={value ? `#${value}` : 'transparent'}
    />
  );
};
