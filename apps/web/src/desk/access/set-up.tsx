import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addPasskey } from '@wearfolio/contracts/desk-passkeys';
import { finishFactor, startFactor } from '@wearfolio/contracts/desk-sign-in';
import { useState } from 'react';
import { encode } from 'uqr';
import { call } from '../../lib/api-client.ts';
import { deviceName } from '../../lib/device-name.ts';
import { rich, t } from '../../lib/t.tsx';
import { hasPasskeys } from '../../lib/webauthn.ts';
import { Button } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { sessionQuery, useChange } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { CodeField } from './code-field.tsx';
import { makePasskey } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const ProveForm = ({ onProven }: { onProven: (codes: string[]) => void }) => {
  const form = useDeskForm({
    rules: finishFactor.schema.body,
    start: { code: '' },
    send: (body) => call(finishFactor, { body }),
    onDone: ({ data }) => onProven(data.recovery_codes),
    isSilent: true,
  });
  return (
    <DeskForm
      form={form}
      className="mt-6"
      button={t('desk.access.continue')}
      buttonProps={{ className: 'mt-8 w-full' }}
    >
      <CodeField inputMode="numeric" hint={t('desk.access.appCodeHint')} {...form.field('code')} />
    </DeskForm>
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
      <p className="mb-4 text-ink-2">{t('desk.access.passkeyChoice')}</p>
      <Button look="outlined" className="w-full" disabled={add.isPending} onClick={() => add.mutate()}>
        {t('desk.access.setUpPasskey')}
      </Button>
    </div>
  );
};

/** A QR code as one path. Black on white in both themes, because some cameras cannot read inverted codes. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="w-52" role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
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
      <p className="mb-6 text-ink-2">{t('desk.access.appIntro')}</p>
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
