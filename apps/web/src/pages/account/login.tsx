import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { GoogleButton } from '../../features/customer/sign-in/google-button.tsx';
import { LoginTabs } from '../../features/customer/sign-in/login-tabs.tsx';
import { SignInForm } from '../../features/customer/sign-in/sign-in-form.tsx';
import { SignUpForm } from '../../features/customer/sign-in/sign-up-form.tsx';
import { WhySignIn } from '../../features/customer/sign-in/why-sign-in.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { originOf, reasonOf } from '../../session/origin.ts';
import { useSession } from '../../session/session.ts';

/** After sign-in, leads back to the page before (behavior.md#customer-sign-in). */
export const Login = () => {
  useDocumentTitle(pageTitle('login'));
  const { userDetails } = useSession();
  const { state } = useLocation();
  const [next, setNext] = useState(originOf(state) ?? routes.profileEdit);
  if (userDetails) return <Navigate to={next} replace state={state} />;
  return (
    <div className="page-margins pt-6 pb-16 md:pt-16">
      <h1 className="sr-only">{t('customer.loginOrRegisterTitle')}</h1>
      <WhySignIn reason={reasonOf(state)} />
      <LoginTabs
        login={
          <>
            <h2 className="type-title mb-8 max-md:sr-only">{t('titles.login')}</h2>
            <GoogleButton />
            <SignInForm forgotHref={routes.forgotPassword} />
          </>
        }
        register={
          <>
            <h2 className="type-title mb-8 max-md:sr-only">{t('titles.signUp')}</h2>
            <SignUpForm look="outlined" onSignedUp={() => setNext(routes.registerSuccess)} />
          </>
        }
      />
    </div>
  );
};
