import type { KeyboardEvent } from 'react';

const linksOf = (element: Element) => [...element.querySelectorAll<HTMLAnchorElement>('a')];

const sideways: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const down: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What the arrow keys lead to from the link that has the focus: the next one in the column, or beside it. */
const nextLink = (menu: Element, key: string): HTMLAnchorElement | undefined => {
  const columns = [...menu.querySelectorAll('[data-column]')].map(linksOf);
  const all = linksOf(menu);
  const focused = document.activeElement as HTMLAnchorElement;
  const at = all.indexOf(focused);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (down[key] !== undefined) return at + down[key] < 0 ? undefined : all[at + down[key]];
  const column = columns.findIndex((links) => links.includes(focused));
  if (column < 0) return undefined;
  const beside = columns[column + (sideways[key] ?? 0)];
  return beside?.findLast(({ offsetTop }) => offsetTop <= focused.offsetTop) ?? beside?.[0];
};

/** Arrow keys, Home and End go through a mega-menu. Above its first link comes `onTop`. */
export const moveInColumns = (event: KeyboardEvent<HTMLElement>, onTop: () => void): void => {
  const isOurs = event.key in sideways || event.key in down || event.key === 'Home' || event.key === 'End';
  if (!isOurs) return;
  event.preventDefault();
  const next = nextLink(event.currentTarget, event.key);
  if (next) next.focus();
  else if (event.key === 'ArrowUp') onTop();
};
