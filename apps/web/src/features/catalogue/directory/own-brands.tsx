import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listOwnBrands } from '@wearfolio/contracts/favorites';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/formats.ts';
import { t } from '../../../lib/t.tsx';

type OwnBrand = Reply<typeof listOwnBrands>['data'][number];

const figuresOf = ({ products, favorites, click_outs, price_changes, stock_changes }: OwnBrand) => [
  { label: t('brands.productsLive'), value: products },
  { label: t('brands.favorites'), value: favorites },
  { label: t('brands.visitsStoresLast30Days'), value: click_outs },
  { label: t('brands.recentChanges'), value: price_changes + stock_changes },
];

type Props = { brands: readonly OwnBrand[]; hrefOf: (slug: string) => string };

/** The figures of the brands that a customer owns (behavior.md#brands-owner). */
export const OwnBrands = ({ brands, hrefOf }: Props) =>
  brands.map((brand) => (
    <section
      key={brand.id}
      className="mb-12 border-y border-line py-6"
      aria-label={t('brands.figures', { displayName: brand.display_name })}
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="type-small-heading">{t('brands.myBrand', { displayName: brand.display_name })}</h2>
        <Link className="inline-flex min-h-11 items-center" to={hrefOf(brand.slug)}>
          <span className="underlined">{t('brands.seePage')}</span>
        </Link>
      </div>
      <dl className="grid grid-cols-2 gap-x-(--gutter) gap-y-6 md:grid-cols-4">
        {figuresOf(brand).map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="type-small text-ink-2">{label}</dt>
            <dd className="type-title figures">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
