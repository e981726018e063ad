import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCategories } from '../../features/catalogue/use-categories.ts';
import { browsePath } from '../paths.ts';

/** Spec 2: the product's profiles on three networks. */
const profiles = [
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'Pinterest', href: 'https://www.pinterest.com/' },
];

const linkClass = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4 md:min-h-7.5';

type ColumnProps = { title: string; className?: string; children: ReactNode };

const Column = ({ title, className, children }: ColumnProps) => (
  <section className={className}>
    <h2 className="type-eyebrow mb-2 text-ink-2">{title}</h2>
    <ul>{children}</ul>
  </section>
);

/** Only pages that exist are linked; a text without a target stays a text (decision 28). */
export const Footer = () => (
  <footer className="page-margins mt-22 border-t border-line pt-14 pb-10">
    <div className="grid grid-cols-2 gap-x-(--gutter) gap-y-10 md:grid-cols-[1.5fr_1fr_1fr_1fr]">
      <div className="col-span-2 md:col-span-1">
        <p className="type-logo md:text-[2rem]">Wearfolio</p>
        <p className="mt-4 max-w-80 text-ink-2">
          Many stores, one wardrobe. Find it here, keep it here, buy it at the store.
        </p>
      </div>
      <Column title="Shop">
        {useCategories().map(({ name, slug }) => (
          <li key={slug}>
            <Link className={linkClass} to={browsePath([slug])}>
              {name}
            </Link>
          </li>
        ))}
      </Column>
      <Column title="Legal" className="max-md:order-1">
        <li className="inline-flex min-h-11 items-center text-ink-2 md:min-h-7.5">Terms of use</li>
      </Column>
      <Column title="Follow">
        {profiles.map(({ name, href }) => (
          <li key={name}>
            <a className={linkClass} href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </Column>
    </div>
    <div className="type-small mt-14 flex flex-col justify-between gap-2 text-ink-3 sm:flex-row">
      <p>© 2019 Wearfolio</p>
      <p>Prices and stock are the stores’ own</p>
    </div>
  </footer>
);
