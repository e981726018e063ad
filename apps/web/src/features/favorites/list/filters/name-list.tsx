import { CheckBox } from '../../../../ui/form/check-box.tsx';
import { type FavoritesState, toggleName } from '../../favorites-url.ts';

type NameGroup = 'store' | 'brand';

/** The texts as specified (spec 8). */
const emptyTexts: Readonly<Record<NameGroup, string>> = { store: 'No Store Found!', brand: 'No Brand Found!' };

type Props = {
  group: NameGroup;
  /** Those of what was saved. */
  names: readonly string[];
  state: FavoritesState;
  onChange: (state: FavoritesState) => void;
};

/** Stores or brands to tick, those ticked before included although nothing of theirs is left. Every tick acts at once. */
export const NameList = ({ group, names, state, onChange }: Props) => {
  const shown = [...new Set([...names, ...state[group]])].sort((one, other) =>
    one.localeCompare(other, 'en', { sensitivity: 'base' }),
  );
  if (shown.length === 0) return <p className="py-3 text-ink-2">{emptyTexts[group]}</p>;
  return (
    <ul>
      {shown.map((name) => (
        <li key={name}>
          <CheckBox
            className="wrap-anywhere md:min-h-9"
            label={name}
            checked={state[group].includes(name)}
            onChange={() => onChange(toggleName(state, group, name))}
          />
        </li>
      ))}
    </ul>
  );
};
