import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { signInByPasskey } from '@wearfolio/contracts/desk-passkeys';
import { type DeskSession, signInAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CurrentPasswordField } from '../../features/customer/current-password-field.tsx';
import { EmailField } from '../../features/customer/email-field.tsx';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { hasPasskeys } from '../../lib/webauthn.ts';
import { Button } from '../../ui/button.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { useChange, useKeepSession } from '../api.ts';
import { signByPasskey } from './passkeys.ts';
import { WayIn } from './way-in.tsx';

/** The replies of the sign-in steps. */
type SessionReply = { message?: string; data: DeskSession };

/** Signs in with a passkey alone. */
const PasskeySignIn = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const keep = useKeepSession();
  const signIn = useChange({
    mutationFn: async () => call(signInByPasskey, { body: { answer: await signByPasskey('any') } }),
    onSuccess: ({ data }: SessionReply) => {
      keep(data);
      void navigate(deskPaths.secondFactor + search);
    },
  });
  return (
    <Button look="outlined" className="mt-3 w-full" disabled={signIn.isPending} onClick={() => signIn.mutate()}>
      {t('desk.access.signWithPasskey')}
    </Button>
  );
};

/** The first step of signing in: e-mail and password. The second step has its own page. */
export const SignIn = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const keep = useKeepSession();
  const attempt = useMutation({
    gcTime: 0,
    mutationFn: (body: { email: string; password: string }) => call(signInAtDesk, { body }),
  });
  const form = useForm({
    resolver: zodResolver(signInAtDesk.schema.body),
    defaultValues: { email: '', password: '' },
  });
  const { submit, alert } = useSubmit(form, attempt, ({ data }) => {
    keep(data);
    void navigate(deskPaths.secondFactor + search);
  });
  const { errors } = form.formState;
  return (
    <WayIn title={t('desk.access.signIn')}>
      <form noValidate onSubmit={submit}>
        {alert}
        <div className="grid gap-6">
          <EmailField error={errors.email?.message} {...form.register('email')} />
          <CurrentPasswordField
            label={t('desk.access.password')}
            error={errors.password?.message}
            {...form.register('password')}
          />
        </div>
        <BusyButton className="mt-8 w-full" isBusy={attempt.isPending}>
          {t('desk.access.signIn')}
        </BusyButton>
      </form>
      {hasPasskeys() && <PasskeySignIn />}
      <p className="mt-6">
        <Link className="underline" to={deskPaths.forgot}>
          {t('desk.access.forgotPasswordQuestion')}
        </Link>
      </p>
      <p className="type-card mt-8 text-ink-2">{t('desk.access.firstOwnerOpensLinkThat')}</p>
    </WayIn>
  );
};
