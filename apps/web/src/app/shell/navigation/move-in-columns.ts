import type { KeyboardEvent } from 'react';

const linksOf = (element: Element) => [...element.querySelectorAll<HTMLAnchorElement>('a')];

const sideways: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const down: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The link that an arrow key moves to: the next one in the column, or the one in the column beside it. */
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

/** Moves through a mega-menu with arrow keys, Home and End. `onTop` is called when moving up from the first link. */
export const moveInColumns = (event: KeyboardEvent<HTMLElement>, onTop: () => void): void => {
  const isOurs = event.key in sideways || event.key in down || event.key === 'Home' || event.key === 'End';
  if (!isOurs || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const next = nextLink(event.currentTarget, event.key);
  if (next) next.focus();
  else if (event.key === 'ArrowUp') onTop();
};
