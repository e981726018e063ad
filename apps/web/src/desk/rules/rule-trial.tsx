import type { FeedRule, RuleTrial as Trial } from '@wearfolio/contracts/desk-rules';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { categoryWords } from '../catalogue/words.ts';
import { audienceWords } from '../feeds/audience-words.ts';
import { Table } from '../parts/table.tsx';
import { factWords } from './words.ts';

type View = Trial['rows'][number]['before'];

const audiences: Readonly<Record<string, string>> = audienceWords;

const shown = (fact: string, value: string): string => {
  if (fact === 'audience') return audiences[value] ?? value;
  return fact === 'kind' && value !== '' ? categoryWords(value) : value;
};

const textOf = (view: View, fact: string): string => {
  if (view === null) return fact === 'title' || fact === 'outcome' ? t('desk.rules.noRow') : '';
  if (fact === 'outcome')
    return view.outcome === '' ? t('desk.rules.inShop') : t('desk.rules.notInShop', { reason: view.outcome ?? '' });
  return shown(fact, view[fact] ?? '');
};

/** The facts that differ between the two, the outcome last. */
const differing = (before: View, after: View, facts: readonly string[]): string[] =>
  facts.filter((fact) => textOf(before, fact) !== textOf(after, fact));

const Rows = ({ trial, rules }: { trial: Trial; rules: readonly FeedRule[] }) => {
  const facts = trial.facts.map(({ fact }) => fact);
  return (
    <Table
      name={t('desk.rules.rowsChanged')}
      columns={[
        t('desk.rules.row'),
        t('desk.parts.fact'),
        t('desk.rules.now'),
        t('desk.rules.then'),
        t('desk.parts.rules'),
      ]}
      figures={[t('desk.rules.row')]}
    >
      {trial.rows.flatMap(({ line, before, after, rules: places }) => {
        const isOut = after?.outcome !== '' && before?.outcome === '';
        const all = isOut ? ['outcome'] : differing(before, after, facts);
        return all.map((fact, at) => (
          <tr key={`${line} ${fact}`}>
            <th scope="row">{line}</th>
            <td>{factWords(fact)}</td>
            <td className="max-md:min-w-32 wrap-anywhere text-ink-2">
              {isOut ? t('desk.rules.titleInShop', { title: before?.title ?? '' }) : textOf(before, fact)}
            </td>
            <td className="max-md:min-w-32 wrap-anywhere">{textOf(after, fact)}</td>
            <td className="text-ink-2">{at === 0 && places.map((place) => rules[place]?.name).join(', ')}</td>
          </tr>
        ));
      })}
    </Table>
  );
};

/** What rules would make of a feed: counts for each rule and fact, and rows before and after. */
export const RuleTrialReport = ({ trial, rules }: { trial: Trial; rules: readonly FeedRule[] }) => {
  const { read, is_whole, changed, kept, counts, facts, refusal } = trial;
  return (
    <>
      <p className="type-card mb-4 text-ink-2" role="status">
        {is_whole ? t('desk.rules.readWhole', { count: read }) : t('desk.rules.readBegin', { count: read })}{' '}
        {t('desk.rules.changed', { count: changed })} {t('desk.rules.kept', kept)}
      </p>
      {refusal && (
        <p className="mb-4 bg-soft-error p-4 wrap-anywhere text-sale" role="alert">
          {t('desk.rules.refused', { reason: refusal })}
        </p>
      )}
      <div className="max-w-180">
        <Table
          name={t('desk.rules.rowsOfRules')}
          columns={[t('desk.rules.noun'), t('desk.parts.rows')]}
          figures={[t('desk.parts.rows')]}
        >
          {rules.map(({ name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified by its position.
            <tr key={at}>
              <th scope="row">
                {at + 1}. {name}
              </th>
              <td>{typeof counts[at] === 'number' ? formatNumber(counts[at]) : t('desk.rules.allRows')}</td>
            </tr>
          ))}
        </Table>
      </div>
      {facts.length > 0 && (
        <p className="type-card my-4">
          {t('desk.rules.rowsOfFacts', {
            facts: facts.map(({ fact, rows }) => `${factWords(fact)} ${formatNumber(rows)}`).join(' · '),
          })}
        </p>
      )}
      {changed > trial.rows.length && (
        <p className="type-card mb-2 text-ink-2">{t('desk.rules.someRows', { count: trial.rows.length })}</p>
      )}
      {trial.rows.length > 0 && <Rows trial={trial} rules={rules} />}
    </>
  );
};
