import { NavLink } from 'react-router-dom';
import type { Menu } from '../../../features/catalogue/use-categories.ts';
import { t } from '../../../lib/t.tsx';
import { routes, shopPath } from '../../paths.ts';
import { CategoryWord, prepareMegaMenu } from './category-word.tsx';
import type { useMegaMenu } from './use-mega-menu.ts';
import { moveAlong, wordClass } from './word.ts';

type Props = { entries: Menu; menu: ReturnType<typeof useMegaMenu> };

type PlainWordProps = { href: string; name: string; isSale?: boolean; menu: Props['menu'] };

/** An entry without a mega-menu. */
const PlainWord = ({ href, name, isSale = false, menu }: PlainWordProps) => (
  <li className="flex" onPointerEnter={(event) => menu.point(event, null)}>
    <NavLink
      to={href}
      end
      className={(state) => `${wordClass(state)} ${isSale ? 'text-sale' : ''}`}
      onKeyDown={moveAlong}
      onClick={() => menu.show(null)}
    >
      {name}
    </NavLink>
  </li>
);

/** The top categories, what leads them, and the brands, on wide screens. */
export const TopNavigation = ({ entries: { promoted, categories }, menu }: Props) => (
  <nav
    aria-label={t('shell.categories')}
    className="hidden min-w-0 self-stretch md:block"
    onPointerEnter={prepareMegaMenu}
    onFocus={prepareMegaMenu}
  >
    {/* 28 px apart where all words fit, 20 px in languages with long ones. */}
    <ul className="no-scrollbar -ms-0.5 flex h-full gap-5 overflow-x-auto px-0.5 lg:*:not-last:after:basis-2">
      {promoted.map(({ key, name }) => (
        <PlainWord key={key} href={shopPath(key)} name={name} isSale={key === 'sale'} menu={menu} />
      ))}
      {categories.map((category) => (
        <CategoryWord key={category.slug} category={category} menu={menu} />
      ))}
      <PlainWord href={routes.brands} name={t('titles.brands')} menu={menu} />
    </ul>
  </nav>
);
