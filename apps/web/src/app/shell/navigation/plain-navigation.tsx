import { keywordMax } from '@wearfolio/contracts/limits';
import { Link } from 'react-router-dom';
import { useMenu } from '../../../features/catalogue/use-categories.ts';
import { marketPath } from '../../../lib/market.ts';
import { t } from '../../../lib/t.tsx';
import { browsePath, routes, shopPath } from '../../paths.ts';

const link = 'inline-flex min-h-11 items-center';

const Categories = () => {
  const { promoted, categories } = useMenu();
  return (
    <nav aria-label={t('shell.allCategories')} className="flex flex-wrap gap-x-5 md:hidden">
      {promoted.map(({ key, name }) => (
        <Link key={key} to={shopPath(key)} className={link}>
          {name}
        </Link>
      ))}
      {categories.map(({ name, slug }) => (
        <Link key={slug} to={browsePath([slug])} className={link}>
          {name}
        </Link>
      ))}
      <Link to={routes.brands} className={link}>
        {t('titles.brands')}
      </Link>
    </nav>
  );
};

const SearchAndCategories = () => (
  <div className="page-margins border-b border-line py-2 lg:hidden">
    <search>
      <form action={marketPath() + routes.search} className="flex items-center gap-3">
        <input
          type="search"
          name="keyword"
          aria-label={t('ui.search')}
          placeholder={t('ui.search')}
          minLength={3}
          maxLength={keywordMax}
          className="type-field h-11 min-w-0 flex-1 border-b border-line-2 bg-transparent"
        />
        <button type="submit" className={`${link} font-medium`}>
          {t('ui.search')}
        </button>
      </form>
    </search>
    <Categories />
  </div>
);

/** Search and categories without JavaScript, for screens that show them behind buttons. Rendered only by the server. */
export const PlainNavigation = () => <noscript>{import.meta.env.SSR && <SearchAndCategories />}</noscript>;
