import { type Message, message, type Translate } from '@wearfolio/messages/key';
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

/** The list of what is not met, from docs/accessibility.md. */
export const readGaps = (page: string): string[] => {
  const [, section = ''] = page.split('## What is not met\n');
  return section
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replace(/\s+/g, ' ').trim());
};

/** The same list, as the public statement says it. */
export const gapTexts = (t: Translate): string[] => [
  t('statement.gapLanguages'),
  t('statement.gapUndo'),
  t('statement.gapStores'),
  t('statement.gapMails'),
  t('statement.gapPeople'),
];

/** The names of the criteria that the statement lists. */
const names: Readonly<Record<string, Message>> = {
  '2.2.1': message('statement.timing'),
  '3.1.2': message('statement.parts'),
  '9.6': message('statement.whole'),
  10: message('statement.documents'),
};

const itemOf = (t: Translate, number: string): string => {
  const name = names[number];
  if (name === undefined) throw new Error(`Name the criterion ${number} in every language`);
  return `<li>${number} ${escapeHtml((t as (key: Message) => string)(name))}</li>`;
};

/**
 * The public accessibility statement in a language, with the status of docs/accessibility.tsv:
 * content/standard/accessibility.html.
 */
export const statementOf = (table: string, t: Translate): string => {
  const criteria = readCriteria(table);
  const of = (status: string): number => criteria.filter((row) => row.status === status).length;
  const short = criteria.filter(({ status }) => status === 'partly met' || status === 'not met');
  const counts = { all: criteria.length, met: of('met'), without: of('not applicable'), short: short.length };
  return `<p>${t('statement.aim')}</p>
<h2>${t('statement.conformanceHead')}</h2>
<p>${t('statement.conformance', counts)}</p>
<ul>
${short.map(({ number }) => itemOf(t, number)).join('\n')}
</ul>
<h2>${t('statement.gapsHead')}</h2>
<ul>
${gapTexts(t)
  .map((gap) => `<li>${escapeHtml(gap)}</li>`)
  .join('\n')}
</ul>
<h2>${t('statement.assessedHead')}</h2>
<p>${t('statement.assessed')}</p>
<h2>${t('statement.disagreeHead')}</h2>
<p>${t('statement.disagree')}</p>
`;
};
