import type { FeedTrial } from '@wearfolio/contracts/desk-uploads';
import { formatNumber } from '../../lib/formats.ts';
import { rich, t } from '../../lib/t.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

type Result = NonNullable<FeedTrial['result']>;

const countsOf = (result: Result): readonly (readonly [name: string, count: number, look?: string])[] => [
  [t('desk.feeds.new'), result.created],
  [t('desk.feeds.changed'), result.changed],
  [t('desk.feeds.unchanged'), result.unchanged],
  [t('desk.feeds.mergedAsVariants'), result.merged],
  [t('desk.feeds.refusedState'), result.rejected, 'text-warn'],
  [t('desk.feeds.soldOut'), result.sold_out, 'text-warn'],
  [t('desk.feeds.pricesHeld'), result.held, 'text-warn'],
];

const factWords: Readonly<Record<string, string>> = {
  brand: t('desk.parts.brand'),
  title: t('desk.parts.title'),
  kind: t('desk.parts.kind'),
  audience: t('desk.parts.audience'),
  color: t('desk.parts.color'),
  size: t('desk.parts.size'),
  group: t('desk.parts.group'),
  price: t('desk.parts.price'),
};

const Changes = ({ changes }: Pick<Result, 'changes'>) => (
  <Table
    name={t('desk.feeds.trialTable')}
    columns={[
      t('desk.parts.fact'),
      t('desk.parts.products'),
      t('desk.feeds.example'),
      t('desk.feeds.nowColumn'),
      t('desk.feeds.then'),
    ]}
    figures={[t('desk.parts.products')]}
  >
    {changes.flatMap(({ fact, products, examples }) =>
      examples.map(({ title, before, after }, at) => (
        <tr key={`${fact} ${title}`}>
          <th scope="row">{at === 0 && (factWords[fact] ?? fact)}</th>
          <td>{at === 0 && formatNumber(products)}</td>
          <td className="max-md:min-w-40 wrap-anywhere">{title}</td>
          <td className="max-md:min-w-32 wrap-anywhere text-ink-2">{before}</td>
          <td className="max-md:min-w-32 wrap-anywhere">{after}</td>
        </tr>
      )),
    )}
  </Table>
);

const Found = ({ result }: { result: Result }) => (
  <>
    {result.is_short && (
      <p className="mb-4 bg-soft-warn p-4 text-warn" role="alert">
        {t('desk.feeds.shortFeed', { missing: result.missing, offered: result.offered })}
      </p>
    )}
    <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
      {countsOf(result).map(([name, count, look = '']) => (
        <div key={name}>
          <dt className="type-small text-ink-2">{name}</dt>
          <dd className={`figures text-[1.125rem] ${count > 0 ? look : 'text-ink-3'}`}>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
    {result.changes.length === 0 && <p className="type-card text-ink-2">{t('desk.feeds.noProductChanges')}</p>}
    {result.changes.length > 0 && <Changes changes={result.changes} />}
  </>
);

/** The result of a store's last dry run, or its progress. */
export const TrialReport = ({ trial }: { trial: FeedTrial }) => {
  const { asked_at, finished_at, is_under_way, phase, read, refusal, result } = trial;
  if (is_under_way)
    return (
      <div role="status">
        <p className="font-medium">{phase ?? t('desk.replies.trying')} ...</p>
        <p className="figures text-ink-2">
          {rich('desk.feeds.rowsRead', { read, time: () => <Time at={asked_at} /> })}
        </p>
        <progress className="mt-2 h-1.5 w-60 accent-ink" aria-label={t('desk.feeds.dryRun')} />
      </div>
    );
  return (
    <>
      {finished_at && (
        <p className="type-card mb-3 text-ink-2" role="status">
          {rich('desk.feeds.trialOf', {
            hasRows: String(Boolean(result)),
            rows: result?.read ?? 0,
            time: () => <Time at={finished_at} />,
          })}
        </p>
      )}
      {refusal && (
        <p className="bg-soft-error p-4 wrap-anywhere text-sale" role="alert">
          {t('desk.feeds.refusalNotice', { refusal })}
        </p>
      )}
      {!finished_at && <p role="alert">{t('desk.feeds.dryRunFailed')}</p>}
      {result && <Found result={result} />}
    </>
  );
};
