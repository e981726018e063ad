import { t } from '../../../../lib/t.tsx';
import { CategoryLinks } from '../../../../ui/category-links.tsx';
import { chooseCategory, type FavoriteLevel, type FavoritesState } from '../../favorites-url.ts';
import { type CategoryRow, categoryRows, type FavoriteCategories } from './category-tree.ts';

const levels: Readonly<Record<FavoriteLevel, 0 | 1 | 2>> = { level1: 0, level2: 1, level3: 2 };

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
  <CategoryLinks
    label={t('favorites.categories')}
    look="tree"
    links={[allRow(), ...categoryRows(categories)].map(({ level, categ, name }) => {
      const chosen = chooseCategory(state, { level, categ });
      return {
        key: `${level} ${categ}`,
        name,
        ...(categ === '' && total !== undefined && { count: total }),
        level: levels[level],
        isCurrent: state.filterType === 'all_Items' && state.categ === categ && state.level === level,
        href: hrefOf(chosen),
        onChoose: () => onChoose(chosen),
      };
    })}
  />
);
