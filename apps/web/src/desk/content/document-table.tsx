import { placeOfKey } from '@wearfolio/contracts/content/content-body';
import type { ContentDocument } from '@wearfolio/contracts/desk-content';
import { Link } from 'react-router-dom';
import { rich, t } from '../../lib/t.tsx';
import { say } from '../parts/say.ts';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { documentPath } from './api.ts';

type Props = {
  name: string;
  documents: readonly ContentDocument[];
  /** The heading of the first column. */
  column: string;
  /** What the shop shows without a published version. */
  otherwise: string;
};

const stateOf = (live: number | null, otherwise: string): string =>
  live === null ? otherwise : t('desk.content.liveVersion', { liveNumber: live });

/** Documents with their published and newest versions. */
export const DocumentTable = ({ name, documents, column, otherwise }: Props) => (
  <Table
    name={name}
    columns={[
      column,
      t('desk.content.name'),
      t('desk.content.shop'),
      t('desk.content.newestVersion'),
      t('desk.content.savedBy'),
      t('desk.content.when'),
    ]}
  >
    {documents.map(({ key, title, live_number, scheduled_at, number, actor, changed_at }) => (
      <tr key={key}>
        <th scope="row" className="min-w-40">
          <Link to={documentPath(key)} className="hover:underline">
            {title || key}
          </Link>
        </th>
        <td>{placeOfKey(key)?.name ?? key}</td>
        <td className={live_number === null ? 'text-ink-2' : 'text-ok'}>
          {scheduled_at
            ? rich('desk.content.stateAndNext', {
                state: stateOf(live_number, otherwise),
                time: () => <Time at={scheduled_at} />,
              })
            : stateOf(live_number, otherwise)}
        </td>
        <td>{number === 0 ? '' : number}</td>
        <td>{actor && say(actor)}</td>
        <td>{changed_at && <Time at={changed_at} />}</td>
      </tr>
    ))}
  </Table>
);
