import type { FeedPreview } from '@wearfolio/contracts/desk-feeds';
import { Table } from '../parts/table.tsx';

type Reading = FeedPreview['readings'][number];

const names: Readonly<Record<string, string>> = {
  price: 'Price',
  brand: 'Brand',
  kind: 'Kind',
  audience: 'Audience',
  color: 'Color',
  size: 'Size',
  group: 'Product of',
};

const certaintyWords: Record<Reading['certainty'], string> = {
  certain: 'Certain',
  guessed: 'A guess',
  unknown: 'Unknown',
};

/** What is read from where, with samples in the words of the feed, doubts first. */
export const Understood = ({ readings }: Pick<FeedPreview, 'readings'>) => (
  <Table
    name="What is read from where"
    columns={['Fact', 'Read from', 'Sample', 'How sure', 'Rows']}
    figures={['Rows']}
  >
    {readings.map(({ name, certainty, source, samples, rows }) => (
      <tr key={`${name} ${certainty} ${source}`}>
        <th scope="row">{names[name] ?? name}</th>
        <td className="min-w-36">{source === '' ? 'nothing' : source}</td>
        <td className="min-w-40 wrap-anywhere">{samples.join(', ')}</td>
        <td className={certainty === 'certain' ? '' : 'text-warn'}>{certaintyWords[certainty]}</td>
        <td>{rows.toLocaleString('en')}</td>
      </tr>
    ))}
  </Table>
);
