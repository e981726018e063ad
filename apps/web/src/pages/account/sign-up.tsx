import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { GoogleButton } from '../../features/customer/sign-in/google-button.tsx';
import { SignUpForm } from '../../features/customer/sign-in/sign-up-form.tsx';
import { WhySignIn } from '../../features/customer/sign-in/why-sign-in.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { originOf, reasonOf } from '../../session/origin.ts';
import { useSession } from '../../session/session.ts';
import { TextPage } from '../../ui/text-page.tsx';

export const SignUp = () => {
  useDocumentTitle(pageTitle('signUp'));
  const { userDetails } = useSession();
  const { state } = useLocation();
  const [next, setNext] = useState(originOf(state) ?? routes.profileEdit);
  if (userDetails) return <Navigate to={next} replace state={state} />;
  return (
    <TextPage title={t('titles.signUp')}>
      <div className="mt-8">
        <WhySignIn reason={reasonOf(state)} />
        <GoogleButton />
        <SignUpForm look="filled" onSignedUp={() => setNext(routes.registerSuccess)} />
      </div>
      <p className="mt-6 text-ink-2">
        {t('customer.alreadyRegistered')}{' '}
        <Link className="inline-flex min-h-11 items-center text-ink" to={routes.login} state={state}>
          <span className="underlined">{t('titles.login')}</span>
        </Link>
      </p>
    </TextPage>
  );
};
