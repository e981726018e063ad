import { proveByPasskey } from '@wearfolio/contracts/desk-passkeys';
import { type DeskSession, proveAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { hasPasskeys } from '../../lib/webauthn.ts';
import { Button } from '../../ui/button.tsx';
import { useChange, useKeepSession } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
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
  const form = useDeskForm({
    rules: proveAtDesk.schema.body,
    start: { code: '' },
    send: (body) => call(proveAtDesk, { body }),
    onDone: ({ data }) => keep(data),
    isSilent: true,
  });
  return (
    <>
      <DeskForm form={form} button={t('desk.access.continue')} buttonProps={{ className: 'mt-8 w-full' }}>
        <CodeField autoFocus hint={t('desk.access.codeHint')} {...form.field('code')} />
      </DeskForm>
      {hasKeys && hasPasskeys() && <PasskeyProof />}
    </>
  );
};
