import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  // What a page has once it was given the source.
  var axe: typeof import('axe-core');
}

/** What axe finds wrong in a part of the page; `rules` are the only ones looked at, all of them by default. */
export const axeFaults = async (page: Page, part = 'html', rules: string[] = []): Promise<string[]> => {
  // The source is large, and a page keeps it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: rules }) };
  return page.evaluate(
    async ([place, how]) => {
      const { violations } = await globalThis.axe.run(place, how);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`),
      );
    },
    [part, options] as const,
  );
};
