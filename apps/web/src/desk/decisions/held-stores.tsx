import { decideDeskPrices, type HeldStore, type PriceDecision } from '@wearfolio/contracts/desk-decisions';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
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
  return (
    <>
      <TextButton
        aria-label={t('desk.decisions.decideAll', { held, store })}
        disabled={decide.isPending}
        onClick={() => setIsOpen(true)}
      >
        {t('desk.decisions.other', { held })}
      </TextButton>
      <Dialog look="small" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DialogHead>{t('desk.decisions.decideAllTitle', { held, store })}</DialogHead>
        <div className="p-5">
          <p className="mb-6 text-ink-2">{t('desk.decisions.acceptedPricesAreShownImmediately')}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="float" onClick={act('accept')}>
              {t('desk.decisions.accept')}
            </Button>
            <Button look="outlined" size="float" onClick={act('reject')}>
              {t('desk.decisions.reject')}
            </Button>
            <DialogClose render={<Button look="outlined" size="float" />}>{t('desk.decisions.leaveThem')}</DialogClose>
          </div>
        </div>
      </Dialog>
    </>
  );
};

/** The stores with held prices, to decide all prices of a store together. */
export const HeldStores = ({ stores, isEditor }: { stores: readonly HeldStore[]; isEditor: boolean }) => (
  <Table
    name={t('desk.decisions.heldPricesByStoreTable')}
    columns={[
      t('desk.decisions.store'),
      t('desk.decisions.held'),
      t('desk.decisions.typically'),
      ...(isEditor ? [t('desk.decisions.decide3')] : []),
    ]}
  >
    {stores.map((store) => (
      <tr key={store.store}>
        <th scope="row">{store.store}</th>
        <td>
          {t('desk.decisions.heldOf', { held: store.held, products: store.products })}
          {store.is_whole && (
            <span className="block text-sale">{t('desk.decisions.wholeStoreJumpedAnotherCurrency')}</span>
          )}
        </td>
        <td>
          {store.times === null ? '' : t('desk.decisions.timesPrice', { count: Number(store.times.toPrecision(3)) })}
        </td>
        {isEditor && (
          <td>
            <Decide store={store} />
          </td>
        )}
      </tr>
    ))}
  </Table>
);
