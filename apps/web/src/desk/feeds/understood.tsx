import type { FeedPreview } from '@wearfolio/contracts/desk-feed-preview';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { Table } from '../parts/table.tsx';

type Reading = FeedPreview['readings'][number];

/** The names of the facts of a row. */
export const factNames: Readonly<Record<string, string>> = {
  price: t('desk.parts.price'),
  brand: t('desk.parts.brand'),
  kind: t('desk.parts.kind'),
  audience: t('desk.parts.audience'),
  color: t('desk.parts.color'),
  size: t('desk.parts.size'),
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
    name={t('desk.feeds.mappingTitle')}
    columns={[
      t('desk.parts.fact'),
      t('desk.feeds.readFrom'),
      t('desk.feeds.sample'),
      t('desk.feeds.howSure'),
      t('desk.parts.rows'),
    ]}
    figures={[t('desk.parts.rows')]}
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
