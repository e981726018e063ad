import { zodResolver } from '@hookform/resolvers/zod';
import type { DeskPartner } from '@wearfolio/contracts/desk-partners';
import { addWebhook, type EventKind, eventKinds } from '@wearfolio/contracts/desk-webhooks';
import type { Input } from '@wearfolio/contracts/endpoint';
import { useForm } from 'react-hook-form';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { useChange } from '../api.ts';
import { Select } from '../parts/select.tsx';
import { eventWords } from './event-words.ts';
import type { MadeSecret } from './new-secret.tsx';

type Props = { partners: readonly [DeskPartner, ...DeskPartner[]]; onMade: (made: MadeSecret) => void };

/** Adds a webhook of a partner. */
export const AddWebhook = ({ partners, onMade }: Props) => {
  const confirmed = useConfirmed();
  const attempt = useChange({
    mutationFn: (body: Input<typeof addWebhook>['body']) => confirmed(() => call(addWebhook, { body })),
  });
  const form = useForm({
    resolver: zodResolver(addWebhook.schema.body),
    defaultValues: { partner: partners[0].id, url: '', events: [...eventKinds] as EventKind[] },
  });
  const { errors } = form.formState;
  const { submit, alert } = useSubmit(form, attempt, ({ data }) => {
    onMade({ name: form.getValues('url'), secret: data.secret });
    form.reset();
  });
  const eventError = errors.events?.message;
  return (
    <form noValidate onSubmit={submit} className="grid max-w-180 gap-4">
      {alert}
      <Select
        label={t('desk.partners.partner')}
        value={String(form.watch('partner'))}
        onChoose={(id) => form.setValue('partner', Number(id))}
      >
        {partners.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        label={t('desk.partners.address')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        hint={t('desk.partners.addressHint')}
        error={errors.url?.message}
        {...form.register('url')}
      />
      <fieldset aria-describedby={eventError ? 'events-error' : undefined}>
        <legend className="type-small text-ink-2">{t('desk.partners.events')}</legend>
        <div className="flex flex-wrap gap-x-8">
          {eventKinds.map((kind) => (
            <CheckBox key={kind} label={eventWords[kind]} value={kind} {...form.register('events')} />
          ))}
        </div>
        {eventError && (
          <p id="events-error" className="type-small text-sale">
            {eventError}
          </p>
        )}
      </fieldset>
      <BusyButton size="float" className="justify-self-start" isBusy={attempt.isPending}>
        {t('desk.partners.addWebhook')}
      </BusyButton>
    </form>
  );
};
