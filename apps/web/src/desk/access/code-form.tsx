import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { proveByPasskey } from '@wearfolio/contracts/desk-passkeys';
import { type DeskSession, proveAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { useForm } from 'react-hook-form';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { hasPasskeys } from '../../lib/webauthn.ts';
import { Button } from '../../ui/button.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { useChange, useKeepSession } from '../api.ts';
import { CodeField } from './code-field.tsx';
import { signByPasskey } from './passkeys.ts';

/** The replies of the sign-in steps. */
type SessionReply = { message?: string; data: DeskSession };

const PasskeyProof = () => {
  const keep = useKeepSession();
  const prove = useChange({
    mutationFn: async () => call(proveByPasskey, { body: { answer: await signByPasskey('own') } }),
    onSuccess: ({ data }: SessionReply) => keep(data),
  });
  return (
    <Button look="outlined" className="mt-3 w-full" disabled={prove.isPending} onClick={() => prove.mutate()}>
      {t('desk.access.usePasskey')}
    </Button>
  );
};

/** Asks for a code of the authenticator app, a recovery code or a passkey, and continues with the opened session. */
export const CodeForm = ({ hasKeys }: { hasKeys: boolean }) => {
  const keep = useKeepSession();
  const attempt = useMutation({ gcTime: 0, mutationFn: (body: { code: string }) => call(proveAtDesk, { body }) });
  const form = useForm({ resolver: zodResolver(proveAtDesk.schema.body), defaultValues: { code: '' } });
  const { submit, alert } = useSubmit(form, attempt, ({ data }) => {
    keep(data);
  });
  return (
    <form noValidate onSubmit={submit}>
      {alert}
      <CodeField
        autoFocus
        hint={t('desk.access.codeHint')}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <BusyButton className="mt-8 w-full" isBusy={attempt.isPending}>
        {t('desk.access.continue')}
      </BusyButton>
      {hasKeys && hasPasskeys() && <PasskeyProof />}
    </form>
  );
};
