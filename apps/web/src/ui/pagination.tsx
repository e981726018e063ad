import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { t } from '../lib/t.tsx';
import { Icon } from './icon.tsx';
import { pagesShown } from './pages-shown.ts';

type Props = {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefAt: (page: number) => string;
  onPage: (page: number) => void;
  /** The hovered or focused page, or null. */
  onIntent?: (page: number | null) => void;
};

const target = 'figures flex h-11 w-full min-w-6 items-center justify-center px-1';

/** A press with a modifier key opens the link in a new tab or window. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Links to other pages (behavior.md#listing-pagination). Targets are 44 px wide, or narrower on phones to fit one line.
 */
export const Pagination = ({ page, pageCount, hrefAt, onPage, onIntent }: Props) => {
  const current = Math.min(page, pageCount);
  const reportIntent = ({ target }: SyntheticEvent) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    const near = [page - 2, page - 1, page + 1, page + 2].find((other) => href === hrefAt(other));
    onIntent?.(near ?? null);
  };
  const linkTo = (to: number, label: string, look: string, children: ReactNode, rel?: string) => (
    <li key={label}>
      <a
        className={`${target} ${look}`}
        href={hrefAt(to)}
        rel={rel}
        aria-label={label}
        aria-current={to === current ? 'page' : undefined}
        onClick={(event) => {
          if (isForBrowser(event)) return;
          event.preventDefault();
          if (to !== current) onPage(to);
        }}
      >
        {children}
      </a>
    </li>
  );
  const arrowTo = (to: number, label: string, icon: ReactNode, rel: string) =>
    to >= 1 && to <= pageCount ? (
      linkTo(to, label, '', icon, rel)
    ) : (
      <li>
        {/* biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere, since there is no such page, keeps its place. */}
        <a className={`${target} opacity-50`} role="link" aria-disabled="true" aria-label={label}>
          {icon}
        </a>
      </li>
    );
  return (
    <nav
      aria-label={t('ui.pagination')}
      className="pt-16"
      onPointerOver={reportIntent}
      onPointerLeave={() => onIntent?.(null)}
      onFocus={reportIntent}
      onBlur={() => onIntent?.(null)}
    >
      <ul className="flex flex-wrap items-center justify-center *:min-w-min *:max-w-11 *:grow *:basis-0 sm:gap-1">
        {arrowTo(current - 1, t('ui.previousPage'), <Icon name="arrow-left" />, 'prev')}
        {pagesShown(current, pageCount).map((shown) => {
          if (shown === 'before') return linkTo(current - 2, t('ui.pagesBehind'), 'text-ink-3', '…');
          if (shown === 'after') return linkTo(current + 2, t('ui.pagesAhead'), 'text-ink-3', '…');
          const look =
            shown === current
              ? 'font-semibold [box-shadow:inset_0_-1px_0_var(--color-ink)]'
              : 'hover:underline hover:underline-offset-8';
          return linkTo(shown, t('ui.page', { shown }), look, shown);
        })}
        {arrowTo(current + 1, t('ui.nextPage'), <Icon name="arrow-right" />, 'next')}
      </ul>
    </nav>
  );
};
