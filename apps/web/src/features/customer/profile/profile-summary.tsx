import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import type { UserDetails } from '../../../session/session.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { shownPassword } from '../password/shown-password.ts';

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-1 border-b border-line py-4 sm:grid-cols-[160px_minmax(0,1fr)] sm:gap-4">
    <dt className="text-ink-3">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const Pane = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line pt-5">
    <h2 className="type-small-heading">{title}</h2>
    <div className="mt-3">{children}</div>
  </section>
);

const ComingSoon = () => <p className="text-ink-3">{t('customer.comingSoon')}</p>;

type Props = {
  customer: UserDetails;
  editHref: string;
  /** The page to copy or delete what is saved. */
  dataHref: string;
  /** The shopper's sizes. */
  sizes: ReactNode;
  /** The number of favorites and the last three (behavior.md#customer-profile). */
  closet: ReactNode;
  /** The followed brands (behavior.md#brands-follow). */
  brands: ReactNode;
};

/** The summary of `/profile` (behavior.md#customer-profile). */
export const ProfileSummary = ({ customer, editHref, dataHref, sizes, closet, brands }: Props) => (
  <>
    <dl className="border-line max-md:-mt-4 md:border-t">
      <Line label={t('customer.name')}>
        {customer.first_name} {customer.last_name}
      </Line>
      <Line label={t('customer.email')}>
        {customer.email}
        {!customer.email_verified && <span className="type-small ms-3 text-warn">{t('customer.notVerifiedYet')}</span>}
      </Line>
      <Line label={t('customer.password')}>
        {customer.has_password ? (
          <>
            <span aria-hidden="true">{shownPassword(customer)}</span>
            <span className="sr-only">{t('customer.passwordSet')}</span>
          </>
        ) : (
          t('customer.passwordNotSet')
        )}
      </Line>
    </dl>
    <Link className={`mt-8 ${buttonClass()}`} to={editHref}>
      {t('ui.edit')}
    </Link>
    <div className="mt-16 grid gap-12">
      <Pane title={t('sizes.mine')}>{sizes}</Pane>
      <Pane title={t('customer.closet')}>{closet}</Pane>
      <Pane title={t('customer.brandsFollow')}>{brands}</Pane>
      <Pane title={t('customer.savedWhere')}>
        <p className="max-w-[60ch] text-ink-2">{t('customer.savedInAccount')}</p>
        <p className="mt-2 max-w-[60ch] text-ink-2">{t('customer.savedInBrowser')}</p>
        <Link className="mt-1 inline-flex min-h-11 items-center" to={dataHref}>
          <span className="underlined">{t('titles.yourData')}</span>
        </Link>
      </Pane>
      <div className="grid gap-12 sm:grid-cols-2 sm:gap-(--gutter)">
        <Pane title={t('customer.cashback')}>
          <ComingSoon />
        </Pane>
        <Pane title={t('customer.looks')}>
          <ComingSoon />
        </Pane>
      </div>
    </div>
  </>
);
