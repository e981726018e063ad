import type { SectionOf } from '@wearfolio/contracts/home/home-sections';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/formats.ts';
import { rich, srOnly, t } from '../../lib/t.tsx';

/** Names in columns with the number of products. */
export const BrandNames = ({ title, href, names }: SectionOf<'names'>) => (
  <section className="page-margins pt-16 md:pt-24" aria-label={title}>
    <div className="mb-5 flex items-end justify-between gap-4 md:mb-7">
      <h2 className="type-heading text-balance">{title}</h2>
      <Link to={href} className="inline-flex min-h-11 shrink-0 items-center">
        <span className="underlined">{rich('ui.viewAll', { title, hidden: srOnly })}</span>
      </Link>
    </div>
    <ul className="grid gap-x-(--gutter) sm:grid-cols-2 lg:grid-cols-4">
      {names.map(({ name, href: nameHref, count }) => (
        <li key={nameHref} className="border-t border-line">
          <Link to={nameHref} className="group flex h-13 items-center justify-between gap-3 sm:h-16">
            <span className="type-small-heading min-w-0 truncate group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
              {name}
            </span>
            <span className="type-small figures shrink-0 text-ink-3">
              {formatNumber(count)}
              <span className="sr-only"> {t('home.items')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
