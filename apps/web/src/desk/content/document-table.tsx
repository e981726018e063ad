import { placeOfKey } from '@wearfolio/contracts/content/content-body';
import type { ContentDocument } from '@wearfolio/contracts/desk-content';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '../../lib/t.tsx';
import { say } from '../parts/say.ts';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { documentPath } from './api.ts';
import { documentTitle } from './document-title.ts';

type Props = {
  name: string;
  documents: readonly ContentDocument[];
  /** The heading of the first column. */
  column: string;
  /** What the shop shows without a published version. */
  otherwise: string;
};

const stateOf = ({ live_number: live, seen_from: from }: ContentDocument, otherwise: string): ReactNode => {
  if (live === null) return otherwise;
  return from
    ? rich('desk.content.liveFrom', { time: () => <Time at={from} /> })
    : t('desk.content.liveVersion', { liveNumber: live });
};

/** Documents with their published and newest versions. */
export const DocumentTable = ({ name, documents, column, otherwise }: Props) => (
  <Table
    name={name}
    columns={[
      column,
      t('desk.parts.name'),
      t('desk.parts.inShop'),
      t('desk.content.newestVersion'),
      t('desk.parts.savedBy'),
      t('desk.parts.when'),
    ]}
  >
    {documents.map((document) => {
      const { key, live_number, seen_from, scheduled_at, number, actor, changed_at } = document;
      return (
        <tr key={key}>
          <th scope="row" className="min-w-40">
            <Link to={documentPath(key)} className="hover:underline">
              {documentTitle(document)}
            </Link>
          </th>
          <td>{placeOfKey(key)?.name ?? key}</td>
          <td className={live_number === null || seen_from ? 'text-ink-2' : 'text-ok'}>
            {/* One box, because a narrow screen lays the parts of a cell beside each other. */}
            <span>
              {scheduled_at
                ? rich('desk.content.stateAndNext', {
                    state: () => stateOf(document, otherwise),
                    time: () => <Time at={scheduled_at} />,
                  })
                : stateOf(document, otherwise)}
            </span>
          </td>
          <td>{number === 0 ? '' : number}</td>
          <td>{actor && say(actor)}</td>
          <td>{changed_at && <Time at={changed_at} />}</td>
        </tr>
      );
    })}
  </Table>
);
