import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';

const looks = {
  plain: 'border-line-2 bg-paper hover:not-disabled:border-ink',
  onBand: 'border-current/60 hover:not-disabled:border-current',
  onSlide: 'border-slide-ink-2 bg-slide-paper text-slide-ink hover:not-disabled:border-slide-ink',
} as const;

type Props = ComponentProps<'button'> & { towards: 'left' | 'right'; look?: keyof typeof looks };

/** A round arrow button of 44 px, at 35 % opacity at the end of the row. */
export const ArrowButton = ({ towards, look = 'plain', className = '', ...rest }: Props) => (
  <button
    type="button"
    className={`inline-flex size-11 shrink-0 items-center justify-center rounded-[50%] border transition-colors disabled:opacity-35 ${looks[look]} ${className}`}
    {...rest}
  >
    <Icon name={towards === 'left' ? 'arrow-left' : 'arrow-right'} />
  </button>
);
