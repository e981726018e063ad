import { useRef } from 'react';
import { t } from '../../lib/t.tsx';
import { useCoversControl } from '../../lib/use-covers-control.ts';
import { useIsScrolledPast } from '../../lib/use-is-scrolled-past.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * A button to the top of the page, shown after 400 px of scroll, except over another control or a line
 * of the footer (behavior.md#shell-header).
 */
export const ScrollToTop = () => {
  const mark = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = useIsScrolledPast(mark);
  const isInTheWay = useCoversControl(button, isShown);
  const goUp = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The button disappears while it has the focus, so the focus moves to the main region.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={mark} className="pointer-events-none absolute top-0 h-[400px] w-px" />
      {isShown && (
        <button
          ref={button}
          type="button"
          className={`${isInTheWay ? 'invisible opacity-0' : ''} needs-screen above-foot-bar hit-44 fixed right-4 z-(--z-scroll-top) animate-arrive rounded-[50%] border border-line-2 bg-paper transition-[opacity,visibility] duration-150 hover:border-ink md:right-6 md:bottom-6`}
          aria-label={t('shell.scrollTop')}
          onClick={goUp}
        >
          <Icon name="arrow-up" />
        </button>
      )}
    </>
  );
};
