import { deskPaths } from '@wearfolio/contracts/desk';
import { addOwnStore } from '@wearfolio/contracts/desk-own';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useChange } from '../api.ts';
import { errorsOf } from '../feeds/use-preview.ts';

/** Adds a store without a feed, and opens its products by hand. */
export const StoreByHand = ({ name, currency: standard }: { name: string; currency: string }) => {
  const navigate = useNavigate();
  const [currency, setCurrency] = useState(standard);
  const add = useChange({
    mutationFn: () => call(addOwnStore, { body: { name, currency } }),
    onSuccess: ({ data }: { message?: string; data: { id: number } }) =>
      navigate(`${deskPaths.store}?id=${data.id}&tab=own`),
  });
  const errors = errorsOf(add.error);
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) add.mutate();
      }}
    >
      <Field
        label={t('desk.own.currency')}
        name="currency"
        autoComplete="off"
        isRequired
        hint={t('desk.own.currencyHint')}
        error={errors.currency}
        value={currency}
        onChange={({ target }) => setCurrency(target.value.toUpperCase())}
      />
      {(errors.name ?? (add.error && !errors.currency)) && (
        <p className="text-sale" role="alert">
          {errors.name ?? add.error?.message}
        </p>
      )}
      <BusyButton className="justify-self-start" isBusy={add.isPending}>
        {t('desk.own.addStore')}
      </BusyButton>
    </form>
  );
};
