import { decideDeskPrices, type HeldStore, type PriceDecision } from '@wearfolio/contracts/desk-decisions';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';
import { useChange } from '../api.ts';
import { Table } from '../parts/table.tsx';

const Decide = ({ store: { store, held, until } }: { store: HeldStore }) => {
  const [isOpen, setIsOpen] = useState(false);
  const decide = useChange({
    mutationFn: (decision: PriceDecision) => call(decideDeskPrices, { body: { decision, store, until } }),
  });
  const act = (decision: PriceDecision) => (): void => {
    setIsOpen(false);
    decide.mutate(decision);
  };
  const all = held === 1 ? 'the price' : `all ${held.toLocaleString('en')} prices`;
  return (
    <>
      <TextButton
        aria-label={held === 1 ? `Decide it: the price of ${store}` : `Decide ${all} of ${store}`}
        disabled={decide.isPending}
        onClick={() => setIsOpen(true)}
      >
        Decide {held === 1 ? 'it' : 'all'}
      </TextButton>
      <Dialog look="small" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DialogHead>
          Decide {all} of {store}?
        </DialogHead>
        <div className="p-5">
          <p className="mb-6 text-ink-2">
            Accepted prices are shown immediately, and customers who saved the products get an e-mail. Rejected ones
            stay out until the feed has another price. At most 10,000 are decided at a time.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="float" onClick={act('accept')}>
              Accept
            </Button>
            <Button look="outlined" size="float" onClick={act('reject')}>
              Reject
            </Button>
            <DialogClose render={<Button look="outlined" size="float" />}>Leave them</DialogClose>
          </div>
        </div>
      </Dialog>
    </>
  );
};

/** The stores with held prices, to decide all prices of a store together. */
export const HeldStores = ({ stores, isEditor }: { stores: readonly HeldStore[]; isEditor: boolean }) => (
  <Table name="Held prices by store" columns={['Store', 'Held', 'Typically', ...(isEditor ? ['Decide'] : [])]}>
    {stores.map((store) => (
      <tr key={store.store}>
        <th scope="row">{store.store}</th>
        <td>
          {store.held.toLocaleString('en')} of {store.products.toLocaleString('en')} products
          {store.is_whole && (
            <span className="block text-sale">The whole store jumped: another currency, or cents for dollars?</span>
          )}
        </td>
        <td>{store.times === null ? '' : `${Number(store.times.toPrecision(3))} times the price`}</td>
        {isEditor && (
          <td>
            <Decide store={store} />
          </td>
        )}
      </tr>
    ))}
  </Table>
);
