import type { DeskPartner } from '@wearfolio/contracts/desk-partners';
import { addWebhook, type EventKind, eventKinds } from '@wearfolio/contracts/desk-webhooks';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { Select } from '../parts/select.tsx';
import { eventWords } from './event-words.ts';
import type { MadeSecret } from './new-secret.tsx';

type Props = { partners: readonly [DeskPartner, ...DeskPartner[]]; onMade: (made: MadeSecret) => void };

/** Adds a webhook of a partner. */
export const AddWebhook = ({ partners, onMade }: Props) => {
  const confirmed = useConfirmed();
  const form = useDeskForm({
    rules: addWebhook.schema.body,
    start: { partner: partners[0].id, url: '', events: [...eventKinds] as EventKind[] },
    send: async (body) => ({ ...(await confirmed(() => call(addWebhook, { body }))), url: body.url }),
    onDone: ({ url, data }, reset) => {
      onMade({ name: url, secret: data.secret });
      reset();
    },
  });
  const eventError = form.errors.events;
  return (
    <DeskForm
      form={form}
      className="grid max-w-180 gap-4"
      button={t('desk.partners.addWebhook')}
      buttonProps={{ size: 'float', className: 'justify-self-start' }}
    >
      <Select
        label={t('desk.partners.partner')}
        value={String(form.watch('partner'))}
        onChoose={(id) => form.set('partner', Number(id))}
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
        {...form.field('url')}
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
    </DeskForm>
  );
};
