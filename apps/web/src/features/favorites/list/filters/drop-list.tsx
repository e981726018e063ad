import { t } from '../../../../lib/t.tsx';
import { CheckBox } from '../../../../ui/form/check-box.tsx';
import { type FavoritesState, toggleDropped } from '../../favorites-url.ts';

/** A price drop option of the reply: the number of days, and of favorites. */
export type Drop = { id: number; name: string; count: number };

type Props = { drops: readonly Drop[]; state: FavoritesState; onChange: (state: FavoritesState) => void };

/** How recently the price dropped. Single choice, applied immediately. */
export const DropList = ({ drops, state, onChange }: Props) => {
  const isTicked = ({ id }: Drop) => state.dropped.includes(String(id));
  const shown = drops.filter((drop) => drop.count > 0 || isTicked(drop));
  if (shown.length === 0) return <p className="py-3 text-ink-2">{t('listing.noDrop')}</p>;
  return (
    <ul>
      {shown.map((drop) => (
        <li key={drop.id} className="flex items-center gap-3">
          <CheckBox
            className="flex-1 md:min-h-9"
            label={drop.name}
            checked={isTicked(drop)}
            onChange={() => onChange(toggleDropped(state, String(drop.id)))}
          />
          <span className="type-small figures text-ink-3">
            {drop.count}
            <span className="sr-only"> {t('favorites.items', { count: drop.count })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
