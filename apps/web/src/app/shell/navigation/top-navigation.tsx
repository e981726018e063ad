import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { NavLink } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { routes } from '../../paths.ts';
import { CategoryWord, prepareMegaMenu } from './category-word.tsx';
import type { useMegaMenu } from './use-mega-menu.ts';
import { moveAlong, wordClass } from './word.ts';

type Props = { categories: readonly CategoryEntry[]; menu: ReturnType<typeof useMegaMenu> };

/** The top categories and the brands, on wide screens. */
export const TopNavigation = ({ categories, menu }: Props) => (
  <nav
    aria-label={t('shell.categories')}
    className="hidden min-w-0 self-stretch md:block"
    onPointerEnter={prepareMegaMenu}
    onFocus={prepareMegaMenu}
  >
    <ul className="no-scrollbar -ms-0.5 flex h-full gap-5 overflow-x-auto px-0.5 lg:gap-7">
      {categories.map((category) => (
        <CategoryWord key={category.slug} category={category} menu={menu} />
      ))}
      <li className="flex" onPointerEnter={(event) => menu.point(event, null)}>
        <NavLink to={routes.brands} end className={wordClass} onKeyDown={moveAlong} onClick={() => menu.show(null)}>
          {t('brands.title')}
        </NavLink>
      </li>
    </ul>
  </nav>
);
