import type { ReactNode, Ref } from 'react';
import { t } from '../lib/t.tsx';
import { Icon } from './icon.tsx';

type Props = {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  count?: number;
  onToggle: () => void;
  onIntent: () => void;
  children: ReactNode;
};

/** A label of a filter bar; `count` is the number of ticked options. */
export const BarButton = ({ ref, isOpen, count = 0, onToggle, onIntent, children }: Props) => (
  <button
    ref={ref}
    type="button"
    className={`relative flex h-14 items-center gap-2 -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 ${
      isOpen ? 'after:bg-ink' : 'hover:after:bg-line-2'
    }`}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onPointerEnter={onIntent}
    onFocus={onIntent}
    onClick={onToggle}
  >
    {children}
    {count > 0 && <CountBadge count={count} />}
    <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
  </button>
);

/** The number of active filters in a dark circle. */
export const CountBadge = ({ count }: { count: number }) => (
  <span className="figures flex h-4 min-w-4 items-center justify-center rounded-[50%] bg-ink px-1 text-[0.625rem] leading-none font-semibold text-on-ink">
    {count}
    <span className="sr-only"> {t('ui.selected')}</span>
  </span>
);
