import { deskPaths } from '@wearfolio/contracts/desk';
import type { DeskSession } from '@wearfolio/contracts/desk-sign-in';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { titleOf } from '../../lib/titles.ts';
import { TextButton } from '../../ui/button.tsx';
import { signOut } from '../api.ts';
import { GroupPages, Groups } from './navigation.tsx';

/** The document title of a page of the desk. */
export const deskTitle = (title: string): string => titleOf(t('desk.parts.desk', { title }));

/** The frame of every page of the desk: header and main region. */
export const Frame = ({ session, children }: { session: DeskSession; children: ReactNode }) => (
  <>
    <a
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:start-2 focus:z-(--z-skip-link) focus:bg-surface focus:p-3"
      href="#main"
    >
      {t('desk.parts.skipContent')}
    </a>
    <header>
      <div className="flex min-h-14 items-center gap-x-7 border-b border-line px-4 max-md:flex-wrap md:px-8">
        <p className="flex items-baseline gap-4 py-2">
          <a href="/" className="type-logo">
            {settings.shop.name}
          </a>
          <NavLink
            to={deskPaths.overview}
            end
            className="type-eyebrow text-ink-2 hover:text-ink aria-[current=page]:text-ink"
          >
            {t('desk.parts.deskTitle')}
          </NavLink>
        </p>
        <Groups />
        <div className="type-card flex items-center gap-5 ms-auto max-md:order-2">
          <NavLink
            to={deskPaths.account}
            className="inline-flex min-h-11 items-center whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            {session.name}
          </NavLink>
          <TextButton onClick={() => void signOut(deskPaths.signIn)}>{t('desk.parts.signOut')}</TextButton>
        </div>
      </div>
      <GroupPages />
    </header>
    <main id="main" tabIndex={-1} className="px-4 py-8 md:px-8">
      {children}
    </main>
  </>
);
