import type { FeedPreview } from '@wearfolio/contracts/desk-feeds';
import { Table } from '../parts/table.tsx';

const names: Readonly<Record<string, string>> = {
  brand: 'Brand',
  kind: 'Kind',
  audience: 'Audience',
  color: 'Color',
  size: 'Size',
  group: 'Group',
};

const Bar = ({ share }: { share: number }) => (
  <svg className="block h-1.5 w-36" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="6" className="fill-ground" />
    <rect width={share} height="6" className={share < 90 ? 'fill-warn' : 'fill-ink'} />
  </svg>
);

/** The certainty of each fact over the rows of a feed. */
export const Understood = ({ facts }: { facts: FeedPreview['facts'] }) => (
  <Table
    name="What we understood"
    columns={['Fact', 'Sure', 'Guessed', 'Unknown', 'Share']}
    figures={['Sure', 'Guessed', 'Unknown']}
  >
    {facts.map(({ name, certain, guessed, unknown }) => (
      <tr key={name}>
        <th scope="row">{names[name] ?? name}</th>
        <td>{certain.toLocaleString('en')}</td>
        <td>{guessed.toLocaleString('en')}</td>
        <td className={unknown > 0 ? 'text-warn' : ''}>{unknown.toLocaleString('en')}</td>
        <td>
          <Bar share={(100 * (certain + guessed)) / Math.max(1, certain + guessed + unknown)} />
        </td>
      </tr>
    ))}
  </Table>
);
