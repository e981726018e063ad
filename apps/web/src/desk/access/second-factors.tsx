import { useQuery } from '@tanstack/react-query';
import { addPasskey, removeApp, removePasskey, renamePasskey } from '@wearfolio/contracts/desk-passkeys';
import type { DeskSession } from '@wearfolio/contracts/desk-sign-in';
import type { Passkey } from '@wearfolio/contracts/fields/passkey-fields';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { deviceName } from '../../lib/device-name.ts';
import { t } from '../../lib/t.tsx';
import { hasPasskeys } from '../../lib/webauthn.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Dialog, DialogHead } from '../../ui/overlay/dialog.tsx';
import { passkeysQuery, useChange } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useConfirmed } from './confirm.tsx';
import { makePasskey } from './passkeys.ts';

type NameProps = { passkey: Passkey; onDone: () => void };

const NameForm = ({ passkey: { id, name }, onDone }: NameProps) => {
  const form = useDeskForm({
    rules: renamePasskey.schema.body,
    start: { id, name },
    send: (body) => call(renamePasskey, { body }),
    onDone,
  });
  return (
    <DeskForm form={form} className="p-5" button={t('desk.access.keepName')} buttonProps={{ className: 'mt-8' }}>
      <Field label={t('desk.parts.name')} autoComplete="off" maxLength={60} isRequired {...form.field('name')} />
    </DeskForm>
  );
};

const PasskeyRow = ({ passkey }: { passkey: Passkey }) => {
  const { id, name, created_at, used_at } = passkey;
  const confirmed = useConfirmed();
  const [isNaming, setIsNaming] = useState(false);
  const remove = useChange({ mutationFn: () => confirmed(() => call(removePasskey, { body: { id } })) });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="text-ink-2">
        <Time at={created_at} />
      </td>
      <td className="text-ink-2">{used_at ? <Time at={used_at} /> : t('desk.access.never')}</td>
      <td>
        <span className="flex gap-4">
          <TextButton aria-label={t('desk.access.renameName', { name })} onClick={() => setIsNaming(true)}>
            {t('desk.parts.rename')}
          </TextButton>
          <TextButton
            aria-label={t('desk.parts.removeName', { name })}
            disabled={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('desk.parts.remove')}
          </TextButton>
        </span>
        <Dialog look="small" isOpen={isNaming} onClose={() => setIsNaming(false)}>
          <DialogHead>{t('desk.access.namePasskey')}</DialogHead>
          <NameForm passkey={passkey} onDone={() => setIsNaming(false)} />
        </Dialog>
      </td>
    </tr>
  );
};

const AddPasskey = () => {
  const confirmed = useConfirmed();
  const add = useChange({
    mutationFn: async () => {
      const answer = await confirmed(makePasskey);
      await call(addPasskey, { body: { name: deviceName(navigator.userAgent), answer } });
      return { message: t('desk.access.passkeyReady') };
    },
  });
  return (
    <Button look="outlined" size="float" disabled={add.isPending} onClick={() => add.mutate()}>
      {t('desk.access.addPasskey')}
    </Button>
  );
};

const App = ({ hasApp, canGo }: { hasApp: boolean; canGo: boolean }) => {
  const confirmed = useConfirmed();
  const remove = useChange({ mutationFn: () => confirmed(() => call(removeApp, { body: undefined })) });
  if (!hasApp) return <p className="text-ink-2">{t('desk.access.noApp')}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
      {t('desk.access.appReady')}
      {canGo && (
        <TextButton disabled={remove.isPending} onClick={() => remove.mutate()}>
          {t('desk.access.removeApp')}
        </TextButton>
      )}
    </p>
  );
};

/** The authenticator app and the passkeys of the account. The last second factor cannot be removed. */
export const SecondFactors = ({ session }: { session: DeskSession }) => {
  const query = useQuery(passkeysQuery);
  return (
    <Part title={t('desk.access.secondFactor')}>
      <App hasApp={session.has_app} canGo={session.passkeys > 0} />
      <Loaded query={query} skeleton={null}>
        {(passkeys) =>
          passkeys.length > 0 && (
            <div className="mt-3">
              <Table
                name={t('desk.access.passkeysTable')}
                columns={[
                  t('desk.access.passkey'),
                  t('desk.access.since'),
                  t('desk.access.lastUsed'),
                  t('desk.access.change'),
                ]}
              >
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </Table>
            </div>
          )
        }
      </Loaded>
      <div className="mt-4">
        {hasPasskeys() ? <AddPasskey /> : <p className="text-ink-2">{t('desk.access.passkeysUnsupported')}</p>}
      </div>
    </Part>
  );
};
