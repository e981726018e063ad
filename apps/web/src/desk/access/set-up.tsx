import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addPasskey } from '@wearfolio/contracts/desk-passkeys';
import { finishFactor, startFactor } from '@wearfolio/contracts/desk-sign-in';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { deviceName } from '../../lib/device-name.ts';
import { rich, t } from '../../lib/t.tsx';
import { hasPasskeys } from '../../lib/webauthn.ts';
import { Button } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { sessionQuery, useChange } from '../api.ts';
import { CodeField } from './code-field.tsx';
import { makePasskey } from './passkeys.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const ProveForm = ({ onProven }: { onProven: (codes: string[]) => void }) => {
  const attempt = useMutation({ gcTime: 0, mutationFn: (body: { code: string }) => call(finishFactor, { body }) });
  const form = useForm({ resolver: zodResolver(finishFactor.schema.body), defaultValues: { code: '' } });
  const { submit, alert } = useSubmit(form, attempt, ({ data }) => onProven(data.recovery_codes));
  return (
    <form noValidate onSubmit={submit} className="mt-6">
      {alert}
      <CodeField
        inputMode="numeric"
        hint={t('desk.access.appCodeHint')}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <BusyButton className="mt-8 w-full" isBusy={attempt.isPending}>
        {t('desk.access.continue')}
      </BusyButton>
    </form>
  );
};

/** Sets up a passkey of this device instead of an app. */
const PasskeySetUp = ({ onAdded }: { onAdded: (codes: string[]) => void }) => {
  const add = useChange({
    mutationFn: async () => {
      const answer = await makePasskey();
      const { data } = await call(addPasskey, { body: { name: deviceName(navigator.userAgent), answer } });
      return { codes: data.recovery_codes ?? [] };
    },
    onSuccess: ({ codes }: { message?: string; codes: string[] }) => onAdded(codes),
  });
  return (
    <div className="mt-8 border-t border-line pt-6">
      <p className="mb-4 text-ink-2">{t('desk.access.orUsePasskeyDeviceOr')}</p>
      <Button look="outlined" className="w-full" disabled={add.isPending} onClick={() => add.mutate()}>
        {t('desk.access.setUpPasskey')}
      </Button>
    </div>
  );
};

/** Connects an authenticator app or a passkey, and shows the recovery codes once. */
export const SetUp = ({ onDone }: { onDone: () => void }) => {
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['new-factor'],
    queryFn: async () => (await call(startFactor, { body: undefined })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (codes) {
    const done = async () => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      onDone();
    };
    return <RecoveryCodes codes={codes} onDone={() => void done()} />;
  }
  return (
    <>
      <p className="mb-6 text-ink-2">{t('desk.access.scanCodeWithAuthenticatorApp')}</p>
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {data && (
        <>
          <QrCode text={data.address} label={t('desk.access.qrCodeAuthenticatorApp')} />
          <p className="type-card mt-3 text-ink-2">
            {rich('desk.access.typeKey', {
              secret: data.secret,
              code: (words) => <code className="font-medium wrap-anywhere text-ink">{words}</code>,
            })}
          </p>
        </>
      )}
      <ProveForm onProven={setCodes} />
      {hasPasskeys() && <PasskeySetUp onAdded={setCodes} />}
    </>
  );
};
