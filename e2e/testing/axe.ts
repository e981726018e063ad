import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the browser's own.
  interface Window {
    axe: typeof axe;
  }
}

// Every page is sent it anew, and the short form is less than half as long.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds wrong in a part of the page; `rules` are the only ones looked at, all of them by default. */
export const axeFaults = async (page: Page, part = 'html', rules: string[] = []): Promise<string[]> => {
  // To read it takes a third of the time, so a page that is looked at again keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([part, rules]) => {
      // To describe what is right takes as long as to look for what is wrong.
      const { violations } = await window.axe.run(part, {
        resultTypes: ['violations'],
        // Fetching all style sheets and films first serves two rules: one is an experiment, and of sound we have none.
        preload: false,
        // WCAG 2.2 asks for it, but axe leaves it out unless told otherwise.
        ...(rules.length > 0 ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`),
      );
    },
    [part, rules] as const,
  );
};
