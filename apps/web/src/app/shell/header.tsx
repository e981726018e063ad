import { lazy, Suspense, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { productListQuery } from '../../features/catalogue/api.ts';
import { plainListing } from '../../features/catalogue/listing-url.ts';
import { useCategories } from '../../features/catalogue/use-categories.ts';
import { usePrefetch } from '../../features/catalogue/use-prefetch.ts';
import { useIsScrolledPast } from '../../lib/use-is-scrolled-past.ts';
import { Icon } from '../../ui/icon.tsx';
import { browsePath, routes } from '../paths.ts';
import { SearchBox } from './search/search-box.tsx';

const loadMenu = () => import('./mobile-menu.tsx');
const loadSearch = () => import('./search/search-screen.tsx');
const SearchScreen = lazy(async () => ({ default: (await loadSearch()).SearchScreen }));
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));

type Category = { name: string; slug: string };

/** The top categories. A mega-menu finds its place in each item. */
const Categories = ({ categories }: { categories: readonly Category[] }) => {
  const prefetch = usePrefetch();
  const ask = (slug: string) => prefetch.start(productListQuery({ childCateg: slug }, plainListing));
  return (
    <nav aria-label="Categories" className="hidden min-w-0 self-stretch md:block">
      <ul className="no-scrollbar -ml-0.5 flex h-full gap-7 overflow-x-auto px-0.5">
        {categories.map(({ name, slug }) => (
          <li key={slug} className="flex">
            <NavLink
              to={browsePath([slug])}
              onPointerEnter={() => ask(slug)}
              onPointerLeave={prefetch.stop}
              onFocus={() => ask(slug)}
              onBlur={prefetch.stop}
              className={({ isActive }) =>
                `flex items-center whitespace-nowrap border-y border-transparent -outline-offset-4 hover:border-b-line-2 ${isActive ? 'border-b-ink' : ''} ${slug === 'sale' ? 'text-sale' : ''}`
              }
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** 72 high (56 on phones); after 90 px of scroll it is fixed and 56 high. */
export const Header = () => {
  const categories = useCategories();
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const [search, setSearch] = useState<'unused' | 'open' | 'closed'>('unused');
  const mark = useRef<HTMLDivElement>(null);
  const isFixed = useIsScrolledPast(mark);
  return (
    <div className="relative z-(--z-header) h-(--header-height) shrink-0">
      <div ref={mark} className="absolute top-0 h-[90px] w-px" />
      <header
        className={`page-margins w-full border-b border-line bg-paper ${isFixed ? 'fixed inset-x-0 top-0 animate-slide-in' : 'relative'}`}
      >
        <div
          className={`grid grid-cols-[1fr_auto_1fr] items-center gap-4 ${isFixed ? 'h-[calc(var(--header-fixed-height)-1px)]' : 'h-[calc(var(--header-height)-1px)]'}`}
        >
          <div className="-ml-3 flex md:hidden">
            <button
              type="button"
              className="hit-44"
              aria-label="Menu"
              aria-haspopup="dialog"
              onPointerEnter={loadMenu}
              onFocus={loadMenu}
              onClick={() => setMenu('open')}
            >
              <Icon name="menu" />
            </button>
            <button
              type="button"
              className="hit-44"
              aria-label="Search"
              aria-haspopup="dialog"
              onPointerEnter={loadSearch}
              onFocus={loadSearch}
              onClick={() => setSearch('open')}
            >
              <Icon name="search" />
            </button>
          </div>
          <Categories categories={categories} />
          <Link
            to={routes.home}
            className="type-logo optically-centred inline-flex min-h-11 items-center"
            aria-label="Wearfolio, home page"
          >
            Wearfolio
          </Link>
          <div className="hidden min-w-0 justify-end md:flex">
            <SearchBox layout="bar" />
          </div>
        </div>
      </header>
      {search !== 'unused' && (
        <Suspense fallback={null}>
          <SearchScreen isOpen={search === 'open'} onClose={() => setSearch('closed')} />
        </Suspense>
      )}
      {menu !== 'unused' && (
        <Suspense fallback={null}>
          <MobileMenu categories={categories} isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </div>
  );
};
