import { posix } from 'node:path';

/** A reference that leads nowhere, at a line that counts from 1. */
export type Finding = { path: string; line: number; fault: string };

/** The anchors of a page's headings, as GitHub derives them. A repeated heading gets a number. */
export const anchorsOf = (markdown: string): ReadonlySet<string> => {
  const prose = markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const anchors = new Set<string>();
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${slug}-${copy}`;
    anchors.add(anchor);
  }
  return anchors;
};

const behavior = 'docs/behavior.md';
const agreed = /\bbehavior\.md#([\w-]*)/g;
const page = /(?<![\w/.-])docs\/[\w/-]+\.(?:md|tsv)\b/g;
// Also across the line break of a comment. `[decision 14](decisions/0014-...)` is a link and names a file.
const numbered = /(?<!\[)\b(?:spec|decisions?)\s+(?:(?:\*|\/\/\/?|--)\s+)?\d+/gi;
const link = /\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]*))?\)/g;

/**
 * The references of a file that lead nowhere: anchors of the agreed behavior, pages under `docs/`, and links of a
 * Markdown page. A number of a specification that is not in the repository counts as one. `anchorsAt` returns null for
 * a file that does not exist.
 */
export const findFaults = (
  path: string,
  text: string,
  anchorsAt: (path: string) => ReadonlySet<string> | null,
): Finding[] => {
  const at = (index: number, fault: string): Finding => ({
    path,
    line: text.slice(0, index).split('\n').length,
    fault,
  });
  const found: Finding[] = [];
  for (const { 0: name, 1: anchor = '', index } of text.matchAll(agreed)) {
    if (!anchorsAt(behavior)?.has(anchor)) found.push(at(index, `${behavior} has no anchor for ${name}`));
  }
  for (const { 0: name, index } of text.matchAll(page)) {
    if (anchorsAt(name) === null) found.push(at(index, `there is no ${name}`));
  }
  for (const { 0: name, index } of text.matchAll(numbered)) {
    found.push(at(index, `"${name}" is a number that nobody can look up. Name an anchor of ${behavior}`));
  }
  if (!path.endsWith('.md')) return found;
  for (const { 0: name, 1: target = '', 2: anchor, index } of text.matchAll(link)) {
    const file = target === '' ? path : posix.normalize(posix.join(posix.dirname(path), target));
    const anchors = anchorsAt(file.replace(/\/$/, ''));
    if (anchors === null || (anchor !== undefined && file.endsWith('.md') && !anchors.has(anchor))) {
      found.push(at(index, `the link ${name.slice(1)} leads nowhere`));
    }
  }
  return found;
};
