import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addCustomerPasskey,
  listCustomerPasskeys,
  removeCustomerPasskey,
  renameCustomerPasskey,
} from '@wearfolio/contracts/customer-passkeys';
import type { Passkey } from '@wearfolio/contracts/fields/passkey-fields';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../../../lib/api-client.ts';
import { deviceName } from '../../../lib/device-name.ts';
import { formatDay } from '../../../lib/formats.ts';
import { t } from '../../../lib/t.tsx';
import { takeFocus, takeFocusInside } from '../../../lib/take-focus.ts';
import { hasPasskeys } from '../../../lib/webauthn.ts';
import type { UserDetails } from '../../../session/session.ts';
import { Button, TextButton } from '../../../ui/button.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { makePasskey } from './browser-passkeys.ts';

/** The most characters of a name. */
const nameMax = 60;

const headId = 'passkeys';

/** Changes the list. Its failure is shown as a toast, and the list keeps the server's state. */
const useChange = <Sent,>(change: (sent: Sent) => Promise<{ message: string }>) => {
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: change,
    onSuccess: ({ message }) => showToast({ text: message }),
    onSettled: () => client.invalidateQueries({ queryKey: ['passkeys'] }),
  });
};

const showFailure = (error: Error) => {
  if (!(error instanceof ApiError && error.status === 401)) showToast({ text: error.message, kind: 'error' });
};

type NameProps = { name: string; className?: string; onName: (name: string) => void };

const NameField = ({ name, className, onName }: NameProps) => (
  <Field
    className={className}
    name="name"
    label={t('customer.passkeyName')}
    value={name}
    maxLength={nameMax}
    autoComplete="off"
    isRequired
    error={name.trim() === '' ? t('customer.passkeyNameMissing') : undefined}
    onChange={(event) => onName(event.target.value)}
  />
);

const Renaming = ({ passkey: { id, name: before }, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const [name, setName] = useState(before);
  const rename = useChange(() => call(renameCustomerPasskey, { body: { id, name: name.trim() } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') rename.mutate(undefined, { onSuccess: onDone, onError: showFailure });
  };
  return (
    <form ref={takeFocusInside} className="flex flex-wrap items-end gap-x-5 gap-y-2 py-3" noValidate onSubmit={submit}>
      <NameField className="min-w-50 flex-1" name={name} onName={setName} />
      <TextButton type="submit">{t('ui.save')}</TextButton>
      <TextButton onClick={onDone}>{t('ui.cancel')}</TextButton>
    </form>
  );
};

const Row = ({ passkey }: { passkey: Passkey }) => {
  const { id, name, created_at, used_at } = passkey;
  // Null until the first time.
  const [isRenaming, setRenaming] = useState<boolean | null>(null);
  const remove = useChange(async () => {
    const reply = await call(removeCustomerPasskey, { body: { id } });
    // The row goes, and with it the button that has the focus.
    document.getElementById(headId)?.focus();
    return reply;
  });
  const day = formatDay(created_at);
  return (
    <li className="border-b border-line">
      {isRenaming ? (
        <Renaming passkey={passkey} onDone={() => setRenaming(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 py-1.5">
          <p className="min-w-50 flex-1 wrap-anywhere">
            {name}
            <span className="type-small block text-ink-3">
              {used_at
                ? t('customer.passkeyUsed', { day, used: formatDay(used_at) })
                : t('customer.passkeyAdded', { day })}
            </span>
          </p>
          <TextButton
            ref={isRenaming === false ? takeFocus : undefined}
            aria-label={t('ui.renameName', { name })}
            onClick={() => setRenaming(true)}
          >
            {t('ui.rename')}
          </TextButton>
          <TextButton
            aria-label={t('ui.removeName', { name })}
            disabled={remove.isPending}
            onClick={() => remove.mutate(undefined, { onError: showFailure })}
          >
            {t('ui.remove')}
          </TextButton>
        </div>
      )}
    </li>
  );
};

const Adding = ({ customer, onDone }: { customer: UserDetails; onDone: () => void }) => {
  const [name, setName] = useState(() => deviceName(navigator.userAgent).slice(0, nameMax));
  const [password, setPassword] = useState('');
  const add = useChange(async () => {
    const answer = await makePasskey(customer.has_password ? password : undefined);
    return call(addCustomerPasskey, { body: { name: name.trim(), answer } });
  });
  const errors = add.error instanceof ApiError ? add.error.errors : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') add.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <form ref={takeFocusInside} className="mt-4" noValidate onSubmit={submit}>
      {add.error && <FormAlert onClose={() => add.reset()}>{add.error.message}</FormAlert>}
      <div className="grid gap-6">
        <NameField name={name} onName={setName} />
        {customer.has_password && (
          <CurrentPasswordField
            name="current_password"
            error={errors.current_password?.[0]}
            onChange={async (event) => setPassword(event.target.value)}
          />
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6">
        <BusyButton look="outlined" isBusy={add.isPending}>
          {t('customer.passkeyAdd')}
        </BusyButton>
        <TextButton onClick={onDone}>{t('ui.cancel')}</TextButton>
      </div>
    </form>
  );
};

/** The passkeys of a customer: add, rename and remove (behavior.md#customer-passkeys). */
export const Passkeys = ({ customer }: { customer: UserDetails }) => {
  // Null until the first time.
  const [isAdding, setAdding] = useState<boolean | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['passkeys', customer.id],
    queryFn: async ({ signal }) => (await call(listCustomerPasskeys, {}, signal)).data,
    gcTime: 0,
  });
  return (
    <section className="mt-12 max-w-120 border-t border-line pt-6" aria-labelledby={headId}>
      <h2 id={headId} tabIndex={-1} className="type-small-heading">
        {t('customer.passkeys')}
      </h2>
      <p className="type-small mt-2 text-ink-2">{t('customer.passkeysHint')}</p>
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {data?.length === 0 && !isAdding && <p className="mt-4 text-ink-3">{t('customer.passkeysNone')}</p>}
      {data && data.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding && <Adding customer={customer} onDone={() => setAdding(false)} />}
      {!isAdding && data && hasPasskeys() && (
        <Button
          ref={isAdding === false ? takeFocus : undefined}
          className="mt-6"
          look="outlined"
          onClick={() => setAdding(true)}
        >
          {t('customer.passkeyAdd')}
        </Button>
      )}
    </section>
  );
};
