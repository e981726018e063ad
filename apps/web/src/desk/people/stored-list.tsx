import type { Stored } from '@wearfolio/contracts/desk-people';
import { RemainingData } from '../../features/customer/deletion/removed-data.tsx';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { Table } from '../parts/table.tsx';

const outcomes: Readonly<Record<Stored['at_erasure'], string>> = {
  deleted: t('desk.people.atErasureDeleted'),
  anonymized: t('desk.people.atErasureAnonymized'),
  stays: t('desk.people.atErasureStays'),
};

/** What is stored about somebody, and what an erasure does to it. The page and the dialog show the same. */
export const StoredList = ({ stored }: { stored: readonly Stored[] }) => (
  <>
    <Table
      name={t('desk.people.storedTable')}
      columns={[t('desk.parts.what'), t('desk.people.storedRows'), t('desk.people.storedErasure')]}
      figures={[t('desk.people.storedRows')]}
    >
      {stored.map(({ what, rows, at_erasure }) => (
        <tr key={what}>
          <th scope="row" className="font-normal">
            {what}
          </th>
          <td>{formatNumber(rows)}</td>
          <td>{outcomes[at_erasure]}</td>
        </tr>
      ))}
    </Table>
    <p className="type-card mt-6 text-ink-2">{t('desk.people.asPeopleRead')}</p>
    <RemainingData />
  </>
);
