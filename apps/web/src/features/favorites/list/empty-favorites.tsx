import { Link } from 'react-router-dom';
import { TextButton } from '../../../ui/button.tsx';
import { type FavoritesState, nameCount, plainFavorites } from '../favorites-url.ts';

type Props = {
  state: FavoritesState;
  /** Where there is something to save. */
  shopHref: string;
  onChange: (state: FavoritesState) => void;
};

/** Spec 2: 'No Record Found', a line that helps, and one way on. */
export const EmptyFavorites = ({ state, shopHref, onChange }: Props) => {
  const isPlain =
    state.filterType === plainFavorites.filterType && state.categ === '' && nameCount(state) === 0 && state.page === 1;
  return (
    <div className="min-h-80 pt-8">
      <h3 className="type-small-heading">No Record Found</h3>
      <p className="mt-2 text-ink-2">
        {isPlain ? 'Press the heart on a product to keep it here.' : 'None of your favorites is like that.'}
      </p>
      {isPlain ? (
        <Link className="mt-3 inline-flex min-h-11 items-center" to={shopHref}>
          <span className="underlined">See the newest finds</span>
        </Link>
      ) : (
        <TextButton className="mt-3" onClick={() => onChange({ ...plainFavorites, sort: state.sort })}>
          Show all favorites
        </TextButton>
      )}
    </div>
  );
};
