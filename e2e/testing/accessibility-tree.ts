import type { Page } from 'playwright-core';

/** Roles that need a distinct name. */
const named =
  /^\s*- (button|link|textbox|searchbox|combobox|checkbox|radio|img|dialog|tab|option)(\s\[[^\]]*\])*:?\s*$/;

/** The landmarks of a page of the shop. Desk pages have no footer, and sign-in pages no header. */
const landmarksOfShop = ['banner', 'main', 'contentinfo'];

/** The faults in a page's accessibility tree, which screen readers use. */
export const treeFaults = async (page: Page, landmarks: readonly string[] = landmarksOfShop): Promise<string[]> => {
  const tree = await page.locator('body').ariaSnapshot();
  const lines = tree.split('\n');
  const levels = lines.flatMap((line) => /^\s*- '?heading .*\[level=(\d)\]/.exec(line)?.[1] ?? []).map(Number);
  const skipped = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
  const firsts = levels.filter((level) => level === 1).length;
  return [
    ...landmarks.flatMap((role) =>
      lines.filter((line) => new RegExp(`^\\s*- ${role}\\b`).test(line)).length === 1 ? [] : `not one ${role}`,
    ),
    ...(firsts === 1 ? [] : [`${firsts} headings of level 1`]),
    ...(skipped.length === 0 ? [] : [`skipped heading levels: ${levels.join(' ')}`]),
    ...lines.filter((line) => named.test(line)).map((line) => `without a name: ${line.trim()}`),
  ];
};
