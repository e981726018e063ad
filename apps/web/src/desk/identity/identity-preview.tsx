import { isHexColor } from '@wearfolio/contracts/identity/accent';
import { fontPairs } from '@wearfolio/contracts/identity/font-pairs';
import type { IdentityDraft } from '@wearfolio/contracts/identity/identity';
import type { CSSProperties } from 'react';
import { HeartIcon } from '../../features/favorites/heart/heart-icon.tsx';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { ThemedFrame } from '../content/preview-frame.tsx';
import { useLocks } from './use-locks.ts';

type Scheme = 'light' | 'dark';

const names = { light: t('desk.identity.onLightPages'), dark: t('desk.identity.onDarkPages') } as const;

const styleOf = ({ accent, fonts }: IdentityDraft, scheme: Scheme): CSSProperties => {
  const { titles, text } = fontPairs[fonts];
  const color = accent && isHexColor(accent[scheme]) ? accent[scheme] : null;
  return {
    '--font-serif': titles,
    '--font-sans': text,
    ...(color && { '--color-accent': color, '--color-action': color, '--color-on-action': 'var(--color-paper)' }),
    fontFamily: text,
  } as CSSProperties;
};

const Mark = ({ identity, name, scheme }: { identity: IdentityDraft; name: string; scheme: Scheme }) => {
  const logo = (scheme === 'dark' && identity.logo_dark) || identity.logo;
  return logo ? (
    <img src={logo.src} alt={name} className="h-8 w-auto max-w-45 object-contain object-left" />
  ) : (
    <p className="type-logo truncate">{name}</p>
  );
};

const Card = () => (
  <div className="w-40 shrink-0">
    <div className="relative aspect-4/5 bg-picture-ground">
      <span className="absolute top-3 end-3 text-accent">
        <HeartIcon isFilled={true} />
      </span>
    </div>
    <p className="type-card mt-2.5 font-medium">{t('desk.identity.maisonAube')}</p>
    <p className="type-card truncate text-ink-2">{t('desk.identity.linenWrapMidiDress')}</p>
    <div className="type-card">
      <Price price={89} retailPrice={128} />
    </div>
  </div>
);

type SideProps = { identity: IdentityDraft; name: string; scheme: Scheme };

const Side = ({ identity, name, scheme }: SideProps) => (
  <ThemedFrame name={names[scheme]} theme={scheme} className="block h-96 w-full border border-line">
    <div className="min-h-96 bg-paper p-5 text-ink" style={styleOf(identity, scheme)}>
      <div className="border-b border-line pb-4">
        <Mark identity={identity} name={name} scheme={scheme} />
      </div>
      <div className="mt-5 flex gap-5">
        <Card />
        <div className="min-w-0">
          <p className="type-heading">{t('desk.identity.newWeek')}</p>
          <p className="mt-2 text-ink-2">{t('desk.identity.manyStoresOneWardrobe')}</p>
          <Button className="mt-5" tabIndex={-1}>
            {t('desk.identity.seeAll')}
          </Button>
        </div>
      </div>
    </div>
  </ThemedFrame>
);

const mailButton = (identity: IdentityDraft): CSSProperties => ({
  background: identity.accent && isHexColor(identity.accent.light) ? identity.accent.light : '#1b1a18',
  color: '#fbfaf7',
});

const MailHead = ({ identity, name, from }: { identity: IdentityDraft; name: string; from: string }) => (
  <ThemedFrame name={t('desk.identity.headMailTable')} theme="light" className="block h-96 w-full border border-line">
    <div className="min-h-96 bg-paper p-5 text-ink">
      <p className="type-small truncate border-b border-line pb-3 text-ink-2">{t('desk.identity.from', { from })}</p>
      <div className="mt-5 font-[Georgia,serif]">
        {identity.logo ? (
          <img src={identity.logo.src} alt={name} className="h-9 w-auto max-w-60 bg-surface object-contain" />
        ) : (
          <p className="truncate text-[1.625rem] leading-8">{name}</p>
        )}
        <p className="mt-6 text-[1.5rem] leading-8">{t('desk.identity.sampleSubject')}</p>
      </div>
      <p className="mt-5 inline-flex h-12 items-center px-8 font-medium" style={mailButton(identity)}>
        {t('desk.identity.seeDress')}
      </p>
      {identity.imprint !== '' && (
        <p className="type-small mt-6 whitespace-pre-line border-t border-line pt-4 text-ink-3">{identity.imprint}</p>
      )}
    </div>
  </ThemedFrame>
);

/** Previews the identity: a page in light and dark, and the head of an e-mail. */
export const IdentityPreview = ({ identity }: { identity: IdentityDraft }) => {
  const lockOf = useLocks();
  const name = lockOf('name')?.value ?? identity.name;
  return (
    <section aria-label={t('desk.parts.preview')} className="grid gap-5">
      <Side identity={identity} name={name} scheme="light" />
      <Side identity={identity} name={name} scheme="dark" />
      <MailHead identity={identity} name={name} from={lockOf('mail_from')?.value ?? identity.mail_from} />
    </section>
  );
};
