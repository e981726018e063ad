import { deskPaths } from '@wearfolio/contracts/desk';
import { addOwnStore } from '@wearfolio/contracts/desk-own';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { upperCase } from '../parts/upper-case.ts';

/** Adds a store without a feed, and opens its products by hand. */
export const StoreByHand = ({ name, currency }: { name: string; currency: string }) => {
  const navigate = useNavigate();
  const form = useDeskForm({
    rules: addOwnStore.schema.body,
    start: { name, currency },
    send: (body) => call(addOwnStore, { body }),
    onDone: ({ data }) => void navigate(`${deskPaths.store}?id=${data.id}&tab=own`),
  });
  return (
    <DeskForm
      form={form}
      className="grid max-w-180 gap-6"
      button={t('desk.own.addStore')}
      buttonProps={{ className: 'justify-self-start' }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('desk.parts.storeName')} autoComplete="off" isRequired {...form.field('name')} />
        <Field
          label={t('desk.parts.currency')}
          autoComplete="off"
          isRequired
          hint={t('desk.own.currencyHint')}
          {...form.field('currency', { setValueAs: upperCase })}
        />
      </div>
    </DeskForm>
  );
};
