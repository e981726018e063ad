import { deskPaths } from '@wearfolio/contracts/desk';
import { signInByPasskey } from '@wearfolio/contracts/desk-passkeys';
import { type DeskSession, signInAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CurrentPasswordField } from '../../features/customer/current-password-field.tsx';
import { EmailField } from '../../features/customer/email-field.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { hasPasskeys } from '../../lib/webauthn.ts';
import { Button } from '../../ui/button.tsx';
import { useChange, useKeepSession } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
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
  const form = useDeskForm({
    rules: signInAtDesk.schema.body,
    start: { email: '', password: '' },
    send: (body) => call(signInAtDesk, { body }),
    onDone: ({ data }) => {
      keep(data);
      void navigate(deskPaths.secondFactor + search);
    },
    isSilent: true,
  });
  return (
    <WayIn title={t('desk.access.signIn')}>
      <DeskForm form={form} button={t('desk.access.signIn')} buttonProps={{ className: 'mt-8 w-full' }}>
        <div className="grid gap-6">
          <EmailField {...form.field('email')} />
          <CurrentPasswordField label={t('desk.parts.password')} {...form.field('password')} />
        </div>
      </DeskForm>
      {hasPasskeys() && <PasskeySignIn />}
      <p className="mt-6">
        <Link className="underline" to={deskPaths.forgot}>
          {t('desk.access.forgotPasswordQuestion')}
        </Link>
      </p>
      <p className="type-card mt-8 text-ink-2">{t('desk.access.invitationsIntro')}</p>
    </WayIn>
  );
};
