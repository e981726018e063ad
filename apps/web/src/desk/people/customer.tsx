import { type DeskCustomer, eraseDeskCustomer, exportDeskCustomer } from '@wearfolio/contracts/desk-people';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { useChange } from '../api.ts';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

const Erase = ({ id, email }: { id: number; email: string }) => {
  const confirmed = useConfirmed();
  const [isOpen, setIsOpen] = useState(false);
  const erase = useChange({ mutationFn: () => confirmed(() => call(eraseDeskCustomer, { body: { id, email } })) });
  const act = (): void => {
    setIsOpen(false);
    erase.mutate();
  };
  return (
    <>
      <Button look="outlined" size="float" disabled={erase.isPending} onClick={() => setIsOpen(true)}>
        Erase the account
      </Button>
      <Dialog look="small" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DialogHead>Erase the account of {email}?</DialogHead>
        <div className="p-5">
          <p className="mb-6 text-ink-2">
            The account, favorites, sizes, searches, messages and subscriptions are deleted immediately, as when
            customers delete their account themselves. This cannot be undone. Make sure that the request comes from the
            owner of the address.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="float" onClick={act}>
              Erase
            </Button>
            <DialogClose render={<Button look="outlined" size="float" />}>Keep</DialogClose>
          </div>
        </div>
      </Dialog>
    </>
  );
};

/** A customer who was asked for by address, with the actions that they can request. */
export const Customer = ({ customer, asked }: { customer: DeskCustomer; asked: string }) => {
  const { id, name, email, is_verified, is_proven, since, favorites, searches, is_subscribed, export_until } = customer;
  const makeFile = useChange({ mutationFn: () => call(exportDeskCustomer, { body: { id } }) });
  return (
    <>
      <Table name="Customer" columns={['Name', 'E-mail', 'Since', 'Favorites', 'Searches', 'Newsletter', 'Data file']}>
        <tr>
          <th scope="row">{name}</th>
          <td className="wrap-anywhere">
            {email}
            {!is_verified && <span className="block text-warn">not verified</span>}
          </td>
          <td>
            <Time at={since} />
          </td>
          <td>{favorites.toLocaleString('en')}</td>
          <td>{searches.toLocaleString('en')}</td>
          <td>{is_subscribed ? 'yes' : 'no'}</td>
          <td>
            {export_until ? (
              <>
                until <Time at={export_until} />
              </>
            ) : (
              'none'
            )}
          </td>
        </tr>
      </Table>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="float" disabled={makeFile.isPending} onClick={() => makeFile.mutate()}>
          Create data file
        </Button>
        <Erase id={id} email={asked} />
      </div>
      {!is_proven && (
        <p className="type-card mt-4 max-w-180 text-ink-2">
          The customer has not proven to hold this mailbox. Subscriptions and messages under the same address are
          neither in the file nor erased.
        </p>
      )}
    </>
  );
};
