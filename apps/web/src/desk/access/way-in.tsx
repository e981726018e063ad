import { deskPaths } from '@wearfolio/contracts/desk';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { deskTitle } from '../parts/frame.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';

/** A page of the sign-in: one column with one serif title. */
export const WayIn = ({ title, children }: { title: string; children: ReactNode }) => {
  useDocumentTitle(deskTitle(title));
  return (
    <main className="mx-auto w-full max-w-100 px-4 py-12 sm:py-20">
      <p className="mb-10 flex items-baseline gap-4">
        <span className="type-logo">{settings.shop.name}</span>
        <span className="type-eyebrow text-ink-2">{t('desk.parts.deskTitle')}</span>
      </p>
      <h1 className="desk-title mb-8">{title}</h1>
      {children}
      <div className="mt-10">
        <LanguageSwitch />
      </div>
    </main>
  );
};

/** The secret of a link in a mail. It is read from the fragment once and removed from the address. */
export const useSecretOfLink = (): string => {
  const [secret] = useState(() => location.hash.slice(1));
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return secret;
};

/** The link below a form that leads back to the sign-in. */
export const BackToSignIn = () => (
  <p className="mt-6">
    <Link className="underline" to={deskPaths.signIn}>
      {t('desk.access.backSignin')}
    </Link>
  </p>
);
