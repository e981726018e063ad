import { escapeHtml } from '../page-html.ts';

type Row = { number: string; name: string; status: string; covered: string };

/** The criteria of docs/accessibility.md: rows of its tables that begin with a number. */
export const readCriteria = (page: string): Row[] =>
  [...page.matchAll(/^\| (\d[\d.]*) +\|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
    const cells = rest.split('|').map((cell) => cell.trim());
    return { number, name: cells[0] ?? '', status: cells.at(-2) ?? '', covered: cells.at(-1) ?? '' };
  });

const gapsOf = (page: string): string[] => {
  const [, section = ''] = page.split('## What is not met\n');
  return section
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replace(/\s+/g, ' ').trim());
};

const itemOf = ({ number, name }: Row): string => `<li>${number} ${escapeHtml(name)}</li>`;

/** The public statement on accessibility, from docs/accessibility.md: content/standard/accessibility.html. */
export const statementOf = (page: string): string => {
  const criteria = readCriteria(page);
  const of = (status: string): Row[] => criteria.filter((row) => row.status === status);
  const short = criteria.filter(({ status }) => status === 'partly met' || status === 'not met');
  return `<p>We want everybody to be able to use this shop. It aims at WCAG 2.2, level AA, and at EN&nbsp;301&nbsp;549.</p>
<h2>How far it conforms</h2>
<p>The shop conforms in part: of ${criteria.length} requirements ${of('met').length} are met, ${of('not applicable').length} do not apply, and ${short.length} are not or only partly met.</p>
<ul>
${short.map(itemOf).join('\n')}
</ul>
<h2>What does not work yet</h2>
<ul>
${gapsOf(page)
  .map((gap) => `<li>${escapeHtml(gap)}</li>`)
  .join('\n')}
</ul>
<h2>How we know</h2>
<p>This statement rests on our own assessment: automatic tests that run with every change, among them axe and the accessibility tree of every page, at 400 % zoom, with wider text spacing, forced colors and reduced motion, and inspections. Nobody else has assessed the shop.</p>
<h2>If you are not content with our answer</h2>
<p>You can turn to the body of your country that enforces the accessibility of services.</p>
`;
};
