import type { ComponentProps } from 'react';
import { ColorDot } from './color-dot.tsx';

type Props = Omit<ComponentProps<'button'>, 'name'> & { name: string; hexa: string; isChosen: boolean };

/** A color to choose, as a dot; the chosen one has a ring. 24 px, on phones 44 px high. */
export const Swatch = ({ name, hexa, isChosen, ...rest }: Props) => (
  <button
    type="button"
    className="group flex h-11 w-6 items-center justify-center md:h-6"
    aria-label={name}
    aria-pressed={isChosen}
    title={name}
    {...rest}
  >
    <span className="flex size-6 items-center justify-center rounded-[50%] border border-clear group-aria-pressed:border-ink">
      <ColorDot hexa={hexa} className="size-3.5" />
    </span>
  </button>
);
