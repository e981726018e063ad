import { zodResolver } from '@hookform/resolvers/zod';
import { addPartner, changePartner, type DeskPartner, quotas } from '@wearfolio/contracts/desk-partners';
import type { Input } from '@wearfolio/contracts/endpoint';
import { useForm } from 'react-hook-form';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { useChange } from '../api.ts';
import type { MadeSecret } from './new-secret.tsx';

/** Adds a partner. */
export const AddPartner = ({ onMade }: { onMade: (made: MadeSecret) => void }) => {
  const confirmed = useConfirmed();
  const attempt = useChange({
    mutationFn: (body: Input<typeof addPartner>['body']) => confirmed(() => call(addPartner, { body })),
  });
  const form = useForm({
    resolver: zodResolver(addPartner.schema.body),
    defaultValues: { name: '', quota_per_day: quotas.standard, terms: '' },
  });
  const { errors } = form.formState;
  const { submit, alert } = useSubmit(form, attempt, ({ data }) => {
    onMade({ name: form.getValues('name'), secret: data.key });
    form.reset();
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-180 gap-4">
      {alert}
      <div className="flex flex-wrap items-start gap-4">
        <Field
          className="min-w-0 flex-1 basis-60"
          label={t('desk.partners.name')}
          autoComplete="off"
          isRequired
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Field
          className="basis-40"
          label={t('desk.partners.calls')}
          inputMode="numeric"
          isRequired
          error={errors.quota_per_day?.message}
          {...form.register('quota_per_day', { valueAsNumber: true })}
        />
      </div>
      <TextArea
        label={t('desk.partners.terms')}
        hint={t('desk.partners.termsHint')}
        rows={2}
        error={errors.terms?.message}
        {...form.register('terms')}
      />
      <BusyButton size="float" className="justify-self-start" isBusy={attempt.isPending}>
        {t('desk.partners.add')}
      </BusyButton>
    </form>
  );
};

type Changing = { partner: DeskPartner; onDone: () => void };

/** Changes the quota and the terms of a partner. */
export const ChangePartner = ({ partner, onDone }: Changing) => {
  const confirmed = useConfirmed();
  const attempt = useChange({
    mutationFn: (body: Input<typeof changePartner>['body']) => confirmed(() => call(changePartner, { body })),
  });
  const { id, quota_per_day, terms, paused_at } = partner;
  const form = useForm({
    resolver: zodResolver(changePartner.schema.body),
    defaultValues: { id, quota_per_day, terms, is_paused: paused_at !== null },
  });
  const { errors } = form.formState;
  const { submit, alert } = useSubmit(form, attempt, onDone);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 p-5">
      {alert}
      <Field
        label={t('desk.partners.calls')}
        inputMode="numeric"
        isRequired
        error={errors.quota_per_day?.message}
        {...form.register('quota_per_day', { valueAsNumber: true })}
      />
      <TextArea
        label={t('desk.partners.terms')}
        hint={t('desk.partners.termsHint')}
        rows={4}
        error={errors.terms?.message}
        {...form.register('terms')}
      />
      <BusyButton size="float" className="justify-self-start" isBusy={attempt.isPending}>
        {t('desk.partners.save')}
      </BusyButton>
    </form>
  );
};
