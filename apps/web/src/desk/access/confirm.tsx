import { useQuery } from '@tanstack/react-query';
import { confirmByPasskey } from '@wearfolio/contracts/desk-passkeys';
import { confirmAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { CurrentPasswordField } from '../../features/customer/current-password-field.tsx';
import { PasswordOwner } from '../../features/customer/password/password-owner.tsx';
import { ApiError, call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { hasPasskeys } from '../../lib/webauthn.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogHead } from '../../ui/overlay/dialog.tsx';
import { sessionQuery, useChange } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { CodeField } from './code-field.tsx';
import { signByPasskey } from './passkeys.ts';

type Ask = <Reply>(change: () => Promise<Reply>) => Promise<Reply>;

const Confirmation = createContext<Ask>((change) => change());

/**
 * Makes a change. If the server asks for both factors again, the staff member enters them and the change is repeated.
 */
export const useConfirmed = (): Ask => useContext(Confirmation);

const ConfirmForm = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const { data } = useQuery(sessionQuery);
  const form = useDeskForm({
    rules: confirmAtDesk.schema.body,
    start: { password: '', code: '' },
    send: (body) => call(confirmAtDesk, { body }),
    onDone: onConfirmed,
    isSilent: true,
  });
  const byPasskey = useChange({
    mutationFn: async () => {
      const answer = await signByPasskey('own');
      return call(confirmByPasskey, { body: { password: form.getValues('password'), answer } });
    },
    onSuccess: onConfirmed,
  });
  return (
    <DeskForm
      form={form}
      className="p-5"
      button={t('desk.access.confirm')}
      beside={
        data &&
        data.passkeys > 0 &&
        hasPasskeys() && (
          <Button look="outlined" disabled={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            {t('desk.access.usePasskey')}
          </Button>
        )
      }
    >
      <p className="mb-6 text-ink-2">{t('desk.access.confirmationIntro')}</p>
      <PasswordOwner email={data?.email ?? ''} />
      <div className="mb-8 grid gap-6">
        <CurrentPasswordField label={t('desk.parts.password')} {...form.field('password')} />
        <CodeField {...form.field('code')} />
      </div>
    </DeskForm>
  );
};

type Waiting = { confirmed: () => void; canceled: () => void };

/** Lets the components below it make changes that need a fresh password and second factor. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask: Ask = async (change) => {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof ApiError && error.errors.confirm)) throw error;
      await new Promise<void>((resolve, reject) => {
        setWaiting({ confirmed: resolve, canceled: () => reject(new Error(t('desk.access.nothingChanged'))) });
      });
      return change();
    }
  };
  const close = (end: 'confirmed' | 'canceled') => {
    waiting?.[end]();
    setWaiting(null);
  };
  return (
    <Confirmation value={ask}>
      {children}
      <Dialog look="small" isOpen={waiting !== null} onClose={() => close('canceled')}>
        <DialogHead>{t('desk.access.confirmIdentity')}</DialogHead>
        <ConfirmForm onConfirmed={() => close('confirmed')} />
      </Dialog>
    </Confirmation>
  );
};
