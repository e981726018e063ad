import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the browser's own.
  interface Window {
    axe: typeof axe;
  }
}

// The minified version, because every page has to load it.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

// The cards of a list have the same elements, so `npm test` checks the first eight; `npm run sweep` checks all.
const repeated: string[] = inject('everySize') ? [] : ['main li:nth-child(n+9):has(> article)'];

/** The violations that axe finds in a part of the page. `rules` limits the check to these rules. */
export const axeFaults = async (page: Page, part = 'html', rules: string[] = []): Promise<string[]> => {
  const context: axe.SerialContextObject = { include: [part], exclude: repeated };
  // Parsing it takes a third of the time, so a page is given it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([checked, rules]) => {
      // Skips the description of passed rules, which takes as long as the check.
      const { violations } = await window.axe.run(checked, {
        resultTypes: ['violations'],
        // Skips preloading of style sheets and media. Only an experimental rule and a rule about sound need it.
        preload: false,
        // Part of WCAG 2.2, but disabled in axe by default.
        ...(rules.length > 0 ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`),
      );
    },
    [context, rules] as const,
  );
};
