import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong in a part of the page; `rules` are the only ones looked at, all of them by default. */
export const axeFaults = async (page: Page, part = 'html', rules: string[] = []): Promise<string[]> => {
  // To describe what is right takes as long as to look for what is wrong.
  const builder = new AxeBuilder({ page }).include(part).options({ resultTypes: ['violations'] });
  // The other mode gathers its results in a page of its own, which only frames need.
  const { violations } = await (rules.length > 0 ? builder.withRules(rules) : builder).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`),
  );
};
