import type { ReactNode } from 'react';
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
        <span className="type-eyebrow text-ink-2">{t('desk.access.desk')}</span>
      </p>
      <h1 className="desk-title mb-8">{title}</h1>
      {children}
      <div className="mt-10">
        <LanguageSwitch />
      </div>
    </main>
  );
};
