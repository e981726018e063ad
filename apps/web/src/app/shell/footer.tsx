import { standardName } from '@wearfolio/contracts/identity/standard';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { routes } from '../paths.ts';
import { MarketSwitch } from './market-switch.tsx';
import { profileName } from './profile-name.ts';
import { ShopName } from './shop-name.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const linkClass = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4 md:min-h-7.5';

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="type-eyebrow mb-2 text-ink-2">{title}</h2>
    <ul>{children}</ul>
  </section>
);

const OwnLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link className={linkClass} to={to}>
      {children}
    </Link>
  </li>
);

/** The footer (behavior.md#shell-footer). A label without a target is shown as text (behavior.md#staff-texts). */
export const Footer = () => (
  <footer className="page-margins mt-22 border-t border-line pt-14 pb-20 md:pb-19">
    <div className="grid grid-cols-2 gap-x-(--gutter) gap-y-10 md:grid-cols-[1.5fr_1fr_1fr_1fr]">
      <div className="col-span-2 md:col-span-1">
        <p>
          <ShopName className="md:text-[2rem]" />
        </p>
        <p className="mt-4 max-w-80 text-ink-2">{t('shell.slogan')}</p>
        {settings.shop.imprint !== '' && (
          <p className="type-small mt-4 whitespace-pre-line text-ink-3">{settings.shop.imprint}</p>
        )}
      </div>
      <Column title={settings.shop.name}>
        <OwnLink to={routes.aboutUs}>{t('texts.aboutUsLink')}</OwnLink>
        <OwnLink to={routes.contact}>{t('contact.contactUs')}</OwnLink>
        <OwnLink to={routes.accessibility}>{t('shell.accessibility')}</OwnLink>
      </Column>
      <Column title={t('shell.legal')}>
        <OwnLink to={routes.privacyPolicy}>{t('titles.privacyPolicy')}</OwnLink>
        <OwnLink to={routes.ranking}>{t('titles.ranking')}</OwnLink>
        {settings.hasTerms ? (
          <OwnLink to={routes.terms}>{t('titles.terms')}</OwnLink>
        ) : (
          <li className="inline-flex min-h-11 items-center text-ink-2 md:min-h-7.5">{t('titles.terms')}</li>
        )}
        {settings.pages.map(({ title, path }) => (
          <OwnLink key={path} to={path}>
            {title}
          </OwnLink>
        ))}
      </Column>
      {settings.socialUrls.length > 0 && (
        <Column title={t('favorites.follow')}>
          {settings.socialUrls.map((url) => (
            <li key={url}>
              <a className={linkClass} href={url} target="_blank" rel="noopener noreferrer">
                {profileName(url)}
                <span className="sr-only"> {t('ui.opensInNewTab')}</span>
              </a>
            </li>
          ))}
        </Column>
      )}
    </div>
    <div className="type-small mt-14 flex flex-col justify-between gap-x-8 gap-y-2 text-ink-3 md:flex-row md:items-center">
      <p>{settings.shop.name === standardName ? '© 2019 Wearfolio' : `© ${settings.shop.name}`}</p>
      <MarketSwitch />
      <ThemeSwitch />
      <p>{t('shell.setByStores')}</p>
    </div>
  </footer>
);
