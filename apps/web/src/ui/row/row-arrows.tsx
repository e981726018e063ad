import { t } from '../../lib/t.tsx';
import { ArrowButton } from './arrow-button.tsx';
import type { useRowScroll } from './use-row-scroll.ts';

type Props = {
  scroll: ReturnType<typeof useRowScroll>;
  /** The name of the row, for screen readers. */
  label: string;
  look?: 'plain' | 'onBand';
  className?: string;
};

/** The two arrows of a scrolling row; hidden on touch screens. */
export const RowArrows = ({ scroll, label, look = 'plain', className = '' }: Props) => (
  <>
    <ArrowButton
      towards="left"
      look={look}
      className={`max-md:hidden ${className}`}
      aria-label={t('ui.scrollBack', { label })}
      disabled={scroll.isFirst}
      onClick={scroll.back}
    />
    <ArrowButton
      towards="right"
      look={look}
      className={`max-md:hidden ${className}`}
      aria-label={t('ui.scrollOn', { label })}
      disabled={scroll.isLast}
      onClick={scroll.on}
    />
  </>
);
