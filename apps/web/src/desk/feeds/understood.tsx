import type { FeedPreview } from '@wearfolio/contracts/desk-feed-preview';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { Table } from '../parts/table.tsx';

type Reading = FeedPreview['readings'][number];

/** The names of the facts of a row. */
export const factNames: Readonly<Record<string, string>> = {
  price: t('desk.feeds.price'),
  brand: t('desk.feeds.brand'),
  kind: t('desk.feeds.kind'),
  audience: t('desk.feeds.audience'),
  color: t('desk.feeds.color'),
  size: t('desk.feeds.size'),
  group: t('desk.feeds.product'),
};

const certaintyWords: Record<Reading['certainty'], string> = {
  certain: t('desk.feeds.certain'),
  guessed: t('desk.feeds.guess'),
  unknown: t('desk.feeds.unknown'),
};

/** What is read from where, with samples in the words of the feed, doubts first. */
export const Understood = ({ readings }: Pick<FeedPreview, 'readings'>) => (
  <Table
    name={t('desk.feeds.mappingTable')}
    columns={[
      t('desk.feeds.fact'),
      t('desk.feeds.readFrom'),
      t('desk.feeds.sample'),
      t('desk.feeds.howSure'),
      t('desk.feeds.rowsColumn'),
    ]}
    figures={[t('desk.feeds.rowsColumn')]}
  >
    {readings.map(({ name, certainty, source, samples, rows }) => (
      <tr key={`${name} ${certainty} ${source}`}>
        <th scope="row">{factNames[name] ?? name}</th>
        <td className="min-w-36">{source === '' ? t('desk.parts.none') : source}</td>
        <td className="min-w-40 wrap-anywhere">{samples.join(', ')}</td>
        <td className={certainty === 'certain' ? '' : 'text-warn'}>{certaintyWords[certainty]}</td>
        <td>{formatNumber(rows)}</td>
      </tr>
    ))}
  </Table>
);
