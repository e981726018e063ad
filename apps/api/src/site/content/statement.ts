import { escape as escapeHtml } from 'html-escaper';

type Row = { number: string; name: string; level: string; status: string; covered: string };

/**
 * The criteria in docs/accessibility.tsv, one per line: number, name, level, number in EN 301 549, status, test or
 * reason.
 */
export const readCriteria = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [number = '', name = '', level = '', , status = '', covered = ''] = line.split('\t');
      return { number, name, level, status, covered };
    });

const gapsOf = (page: string): string[] => {
  const [, section = ''] = page.split('## What is not met\n');
  return section
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replace(/\s+/g, ' ').trim());
};

const itemOf = ({ number, name }: Row): string => `<li>${number} ${escapeHtml(name)}</li>`;

/**
 * The public accessibility statement, made from docs/accessibility.tsv and .md: content/standard/accessibility.html.
 */
export const statementOf = (table: string, page: string): string => {
  const criteria = readCriteria(table);
  const of = (status: string): Row[] => criteria.filter((row) => row.status === status);
  const short = criteria.filter(({ status }) => status === 'partly met' || status === 'not met');
  return `<p>We want everyone to be able to use this shop. It aims to meet WCAG 2.2, level AA, and EN&nbsp;301&nbsp;549.</p>
<h2>Conformance</h2>
<p>The shop partly conforms: of ${criteria.length} requirements, ${of('met').length} are met, ${of('not applicable').length} do not apply, and ${short.length} are partly met or not met.</p>
<ul>
${short.map(itemOf).join('\n')}
</ul>
<h2>What does not work yet</h2>
<ul>
${gapsOf(page)
  .map((gap) => `<li>${escapeHtml(gap)}</li>`)
  .join('\n')}
</ul>
<h2>How we assessed the shop</h2>
<p>This statement is based on our own assessment: inspections, and automatic tests that run with every change. They include axe and the accessibility tree of every page, at 400 % zoom, with wider text spacing, forced colors and reduced motion. No third party has assessed the shop.</p>
<h2>If you disagree with our answer</h2>
<p>You can contact the authority in your country that enforces the accessibility of services.</p>
`;
};
