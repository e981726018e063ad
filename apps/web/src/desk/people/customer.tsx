import { type DeskCustomer, eraseDeskCustomer, exportDeskCustomer } from '@wearfolio/contracts/desk-people';
import { call } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/formats.ts';
import { rich, t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { useChange } from '../api.ts';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { Erase } from './erase.tsx';
import { StoredList } from './stored-list.tsx';

/** A customer who was asked for by address, with the actions that they can request. */
export const Customer = ({ customer, asked }: { customer: DeskCustomer; asked: string }) => {
  const { id, name, email, is_verified, is_proven, since, favorites, searches, is_subscribed, export_until, stored } =
    customer;
  const makeFile = useChange({ mutationFn: () => call(exportDeskCustomer, { body: { id } }) });
  return (
    <>
      <Table
        name={t('desk.people.customerTable')}
        columns={[
          t('desk.parts.name'),
          t('desk.parts.email'),
          t('desk.people.since'),
          t('desk.parts.favorites'),
          t('desk.parts.searches'),
          t('desk.people.newsletter'),
          t('desk.people.dataFile'),
        ]}
      >
        <tr>
          <th scope="row">{name}</th>
          <td className="wrap-anywhere">
            {email}
            {!is_verified && <span className="block text-warn">{t('desk.people.notVerified')}</span>}
          </td>
          <td>
            <Time at={since} />
          </td>
          <td>{formatNumber(favorites)}</td>
          <td>{formatNumber(searches)}</td>
          <td>{is_subscribed ? t('desk.people.yes') : t('desk.people.no')}</td>
          <td>
            {export_until
              ? rich('desk.people.fileUntil', { time: () => <Time at={export_until} /> })
              : t('desk.people.none')}
          </td>
        </tr>
      </Table>
      <div className="mt-6 max-w-240">
        <StoredList stored={stored} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="float" disabled={makeFile.isPending} onClick={() => makeFile.mutate()}>
          {t('desk.people.createDataFile')}
        </Button>
        <Erase
          label={t('desk.people.eraseAccount')}
          question={t('desk.people.eraseTitle', { email: asked })}
          stored={stored}
          onErase={() => call(eraseDeskCustomer, { body: { id, email: asked } })}
        />
      </div>
      {!is_proven && <p className="type-card mt-4 max-w-180 text-ink-2">{t('desk.people.unprovenNotice')}</p>}
    </>
  );
};
