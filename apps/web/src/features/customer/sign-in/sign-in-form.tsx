import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import { useSignIn } from '../api.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { EmailField } from '../email-field.tsx';
import { rulesOf } from '../rules-of.ts';
import { useSubmit } from '../use-submit.tsx';
import { forgetSignIn, readSignIn } from './remembered-sign-in.ts';

// Its library is not needed to type a password.
const [PasskeySignIn] = lazyPart(
  async () => (await import('../passkeys/passkey-sign-in.tsx')).PasskeySignIn,
  Nothing,
  <div className="mt-4 h-12" />,
);

/** The sign-in form, validated on change (behavior.md#customer-sign-in), with the remembered address. */
export const SignInForm = ({ forgotHref }: { forgotHref: string }) => {
  const attempt = useSignIn();
  const form = useForm({
    resolver: rulesOf(({ signInForm }) => signInForm),
    mode: 'onChange',
    defaultValues: { ...readSignIn(), password: '' },
  });
  const { submit, alert } = useSubmit(form, attempt);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit}>
      {alert}
      <div className="grid gap-8">
        <EmailField autoComplete="username webauthn" error={errors.email?.message} {...form.register('email')} />
        <CurrentPasswordField
          label={t('customer.password')}
          error={errors.password?.message}
          {...form.register('password')}
        />
      </div>
      <div className="mt-5 mb-3 flex items-center justify-between gap-4">
        <CheckBox
          label={t('customer.rememberMe')}
          {...form.register('isRemember', {
            onChange: ({ target }: { target: HTMLInputElement }) => {
              if (!target.checked) forgetSignIn();
            },
          })}
        />
        <Link className="inline-flex min-h-11 items-center" to={forgotHref}>
          <span className="underlined">{t('customer.forgotPassword')}</span>
        </Link>
      </div>
      <BusyButton className="w-full" isBusy={attempt.isPending}>
        {t('titles.login')}
      </BusyButton>
      <PasskeySignIn isRemember={form.watch('isRemember') ?? false} />
    </form>
  );
};
