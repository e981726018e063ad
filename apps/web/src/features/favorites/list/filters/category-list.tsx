import { Link } from 'react-router-dom';
import { t } from '../../../../lib/t.tsx';
import { chooseCategory, type FavoriteLevel, type FavoritesState } from '../../favorites-url.ts';
import { type CategoryRow, categoryRows, type FavoriteCategories } from './category-tree.ts';

const indents: Readonly<Record<FavoriteLevel, string>> = {
  level1: 'min-h-11 md:min-h-9',
  level2: 'min-h-11 pl-4 md:min-h-9',
  level3: 'min-h-11 pl-8 text-[0.8125rem] text-ink-2 md:min-h-8',
};

const allRow = (): CategoryRow => ({ level: 'level1', categ: '', name: t('listing.all') });

type Props = {
  categories: FavoriteCategories;
  state: FavoritesState;
  /** The total number of favorites. */
  total: number | undefined;
  hrefOf: (state: FavoritesState) => string;
  onChoose: (state: FavoritesState) => void;
};

/** The category tree of the sidebar: All and three levels. The current category is marked, except on other tabs. */
export const CategoryList = ({ categories, state, total, hrefOf, onChoose }: Props) => (
  <nav aria-label={t('favorites.categories')}>
    <ul>
      {[allRow(), ...categoryRows(categories)].map((row) => {
        const { level, categ, name } = row;
        const chosen = chooseCategory(state, { level, categ });
        const isCurrent = state.filterType === 'all_Items' && state.categ === categ && state.level === level;
        return (
          <li key={`${level} ${categ}`}>
            <Link
              className={`flex items-center justify-between gap-3 hover:underline aria-[current]:font-semibold aria-[current]:text-ink ${indents[level]}`}
              to={hrefOf(chosen)}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={(event) => {
                if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(chosen);
              }}
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              {categ === '' && total !== undefined && (
                <span className="type-small figures font-normal text-ink-3">{total}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  </nav>
);
