import type { FeedTrial } from '@wearfolio/contracts/desk-uploads';
import { countWords } from '../catalogue/words.ts';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

type Result = NonNullable<FeedTrial['result']>;

const countsOf = (result: Result): readonly (readonly [name: string, count: number, look?: string])[] => [
  ['New', result.created],
  ['Changed', result.changed],
  ['Unchanged', result.unchanged],
  ['Merged as variants', result.merged],
  ['Refused', result.rejected, 'text-warn'],
  ['Sold out', result.sold_out, 'text-warn'],
  ['Prices held', result.held, 'text-warn'],
];

const factWords: Readonly<Record<string, string>> = {
  brand: 'Brand',
  title: 'Title',
  kind: 'Kind',
  audience: 'Audience',
  color: 'Color',
  size: 'Size',
  group: 'Group',
  price: 'Price',
};

const Changes = ({ changes }: Pick<Result, 'changes'>) => (
  <Table name="What would change" columns={['Fact', 'Products', 'For example', 'Now', 'Then']} figures={['Products']}>
    {changes.flatMap(({ fact, products, examples }) =>
      examples.map(({ title, before, after }, at) => (
        <tr key={`${fact} ${title}`}>
          <th scope="row">{at === 0 && (factWords[fact] ?? fact)}</th>
          <td>{at === 0 && products.toLocaleString('en')}</td>
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
        The feed lacks {result.missing.toLocaleString('en')} of the {result.offered.toLocaleString('en')} products that
        the store offers now. They would be sold out.
      </p>
    )}
    <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
      {countsOf(result).map(([name, count, look = '']) => (
        <div key={name}>
          <dt className="type-small text-ink-2">{name}</dt>
          <dd className={`figures text-[1.125rem] ${count > 0 ? look : 'text-ink-3'}`}>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
    {result.changes.length === 0 && <p className="type-card text-ink-2">No existing product would change.</p>}
    {result.changes.length > 0 && <Changes changes={result.changes} />}
  </>
);

/** The result of a store's last dry run, or its progress. */
export const TrialReport = ({ trial }: { trial: FeedTrial }) => {
  const { asked_at, finished_at, is_under_way, phase, read, refusal, result } = trial;
  if (is_under_way)
    return (
      <div role="status">
        <p className="font-medium">{phase ?? 'The dry run is queued'} ...</p>
        <p className="figures text-ink-2">
          {countWords(read, 'row')} read, since <Time at={asked_at} />
        </p>
        <progress className="mt-2 h-1.5 w-60 accent-ink" aria-label="Dry run" />
      </div>
    );
  return (
    <>
      {finished_at && (
        <p className="type-card mb-3 text-ink-2" role="status">
          Of {result && `${countWords(result.read, 'row')}, `}
          <Time at={finished_at} />. Nothing was changed.
        </p>
      )}
      {refusal && (
        <p className="bg-soft-error p-4 wrap-anywhere text-sale" role="alert">
          It would be refused: {refusal}
        </p>
      )}
      {!finished_at && <p role="alert">The dry run failed. Try again.</p>}
      {result && <Found result={result} />}
    </>
  );
};
