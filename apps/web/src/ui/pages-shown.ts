/** Pages shown at either end, and around the current page. */
const margin = 2;
const range = 2;

/** The number of a page, or the gap before or after the current pages. */
export type Shown = number | 'before' | 'after';

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/**
 * The pages of a pagination (behavior.md#listing-pagination): two at each end, and one on each side of the current
 * page. A gap of a single page is filled.
 */
export const pagesShown = (current: number, pageCount: number): Shown[] => {
  const around = span(current - range / 2, current + range / 2);
  const wanted = [...span(1, margin), ...around, ...span(pageCount - margin + 1, pageCount)];
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= pageCount).sort((one, other) => one - other);
  return pages.flatMap((page, at): Shown[] => {
    const leftOut = page - 1 - (pages[at - 1] ?? 0);
    if (leftOut === 0) return [page];
    if (leftOut === 1) return [page - 1, page];
    return [page < current ? 'before' : 'after', page];
  });
};
