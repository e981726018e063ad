import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { proveAtDesk } from '@wearfolio/contracts/desk';
import { useForm } from 'react-hook-form';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { useKeepSession } from '../api.ts';
import { CodeField } from './code-field.tsx';

/** Asks for a code of the authenticator app, or a recovery code; the session that it opens leads on. */
export const CodeForm = () => {
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
        hint="6 digits of your authenticator app, or a recovery code"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <BusyButton className="mt-8 w-full" isBusy={attempt.isPending}>
        Continue
      </BusyButton>
    </form>
  );
};
