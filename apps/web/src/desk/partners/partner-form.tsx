import { addPartner, changePartner, type DeskPartner, quotas } from '@wearfolio/contracts/desk-partners';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { MarketField } from '../markets/market-field.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import type { MadeSecret } from './new-secret.tsx';

const buttonProps = { size: 'float', className: 'justify-self-start' } as const;

/** Adds a partner. */
export const AddPartner = ({ onMade }: { onMade: (made: MadeSecret) => void }) => {
  const confirmed = useConfirmed();
  const form = useDeskForm({
    rules: addPartner.schema.body,
    start: { name: '', quota_per_day: quotas.standard, market: '', terms: '' },
    send: async (body) => ({ ...(await confirmed(() => call(addPartner, { body }))), name: body.name }),
    onDone: ({ name, data }, reset) => {
      onMade({ name, secret: data.key });
      reset();
    },
  });
  return (
    <DeskForm form={form} className="grid max-w-180 gap-4" button={t('desk.partners.add')} buttonProps={buttonProps}>
      <div className="flex flex-wrap items-start gap-4">
        <Field
          className="min-w-0 flex-1 basis-60"
          label={t('desk.parts.name')}
          autoComplete="off"
          isRequired
          {...form.field('name')}
        />
        <Field
          className="basis-40"
          label={t('desk.partners.calls')}
          inputMode="numeric"
          isRequired
          {...form.field('quota_per_day', { valueAsNumber: true })}
        />
      </div>
      <MarketField value={form.watch('market')} onChoose={(prefix) => form.set('market', prefix)} />
      <TextArea
        label={t('desk.partners.terms')}
        hint={t('desk.partners.termsHint')}
        rows={2}
        {...form.field('terms')}
      />
    </DeskForm>
  );
};

type Changing = { partner: DeskPartner; onDone: () => void };

/** Changes the quota, the market and the terms of a partner. */
export const ChangePartner = ({ partner, onDone }: Changing) => {
  const confirmed = useConfirmed();
  const { id, quota_per_day, market, terms, paused_at } = partner;
  const form = useDeskForm({
    rules: changePartner.schema.body,
    start: { id, quota_per_day, market, terms, is_paused: paused_at !== null },
    send: (body) => confirmed(() => call(changePartner, { body })),
    onDone,
  });
  return (
    <DeskForm form={form} className="grid gap-4 p-5" button={t('desk.parts.save')} buttonProps={buttonProps}>
      <Field
        label={t('desk.partners.calls')}
        inputMode="numeric"
        isRequired
        {...form.field('quota_per_day', { valueAsNumber: true })}
      />
      <MarketField value={form.watch('market') ?? ''} onChoose={(prefix) => form.set('market', prefix)} />
      <TextArea
        label={t('desk.partners.terms')}
        hint={t('desk.partners.termsHint')}
        rows={4}
        {...form.field('terms')}
      />
    </DeskForm>
  );
};
