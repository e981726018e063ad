import { useEffect } from 'react';
import { t } from '../../lib/t.tsx';

const isLeaving = (link: HTMLAnchorElement): boolean =>
  link.target === '' &&
  !link.hasAttribute('download') &&
  link.pathname + link.search !== location.pathname + location.search;

/** How many forms have unsaved changes. */
let unsaved = 0;

/** Asks before unsaved changes are lost by what is no link, such as a tab. Returns whether to go on. */
export const mayLeave = (): boolean => unsaved === 0 || confirm(t('desk.parts.leaveUnsaved'));

/**
 * Asks before unsaved changes are lost: by closing the page, which the browser asks about in its own words, and by
 * following a link. The browser's way back is not asked about.
 */
export const useUnsaved = (isChanged: boolean): void => {
  useEffect(() => {
    if (!isChanged) return;
    unsaved += 1;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    const ask = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !isLeaving(link)) return;
      if (mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', warn);
    // Before the router, which listens at the root.
    addEventListener('click', ask, { capture: true });
    return () => {
      unsaved -= 1;
      removeEventListener('beforeunload', warn);
      removeEventListener('click', ask, { capture: true });
    };
  }, [isChanged]);
};
