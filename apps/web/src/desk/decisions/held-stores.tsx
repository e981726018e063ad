import { decideDeskPrices, type HeldStore, type PriceDecision } from '@wearfolio/contracts/desk-decisions';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { useChange } from '../api.ts';
import { Question } from '../parts/question.tsx';
import { Table } from '../parts/table.tsx';

const Decide = ({ store: { store, held, until } }: { store: HeldStore }) => {
  const [isOpen, setIsOpen] = useState(false);
  const decide = useChange({
    mutationFn: (decision: PriceDecision) => call(decideDeskPrices, { body: { decision, store, until } }),
  });
  return (
    <>
      <TextButton
        aria-label={t('desk.decisions.decideAll', { held, store })}
        disabled={decide.isPending}
        onClick={() => setIsOpen(true)}
      >
        {t('desk.decisions.other', { held })}
      </TextButton>
      <Question
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        question={t('desk.decisions.decideAllTitle', { held, store })}
        yes={t('desk.parts.accept')}
        no={t('desk.decisions.leaveThem')}
        onYes={() => decide.mutate('accept')}
        other={
          <Button
            look="outlined"
            size="float"
            onClick={() => {
              setIsOpen(false);
              decide.mutate('reject');
            }}
          >
            {t('desk.decisions.reject')}
          </Button>
        }
      >
        {t('desk.decisions.acceptWarning')}
      </Question>
    </>
  );
};

/** The stores with held prices, to decide all prices of a store together. */
export const HeldStores = ({ stores, isEditor }: { stores: readonly HeldStore[]; isEditor: boolean }) => (
  <Table
    name={t('desk.decisions.heldStoresTable')}
    columns={[
      t('desk.parts.store'),
      t('desk.decisions.held'),
      t('desk.decisions.typically'),
      ...(isEditor ? [t('desk.decisions.decideColumn')] : []),
    ]}
  >
    {stores.map((store) => (
      <tr key={store.store}>
        <th scope="row">{store.store}</th>
        <td>
          {t('desk.decisions.heldOf', { held: store.held, products: store.products })}
          {store.is_whole && <span className="block text-sale">{t('desk.decisions.wholeStore')}</span>}
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
