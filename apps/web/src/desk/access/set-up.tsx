import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { finishFactor, startFactor } from '@wearfolio/contracts/desk';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { sessionQuery } from '../api.ts';
import { CodeField } from './code-field.tsx';
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
        hint="The 6 digits that the app shows now"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <BusyButton className="mt-8 w-full" isBusy={attempt.isPending}>
        Continue
      </BusyButton>
    </form>
  );
};

/** Connects an authenticator app, and shows the recovery codes once. */
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
      <p className="mb-6 text-ink-2">Scan this with an authenticator app on your phone, then type what it shows.</p>
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {data && (
        <>
          <QrCode text={data.address} label="QR code for the authenticator app" />
          <p className="type-card mt-3 text-ink-2">
            Or type this key: <code className="font-medium wrap-anywhere text-ink">{data.secret}</code>
          </p>
        </>
      )}
      <ProveForm onProven={setCodes} />
    </>
  );
};
