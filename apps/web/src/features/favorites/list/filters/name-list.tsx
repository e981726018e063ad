import { CheckBox } from '../../../../ui/form/check-box.tsx';
import { type FavoritesState, toggleName } from '../../favorites-url.ts';

export type NameGroup = 'store' | 'brand';

/** The words of each, the empty texts as specified (spec 8). */
export const groupTexts: Readonly<Record<NameGroup, { label: string; empty: string }>> = {
  store: { label: 'Store', empty: 'No Store Found!' },
  brand: { label: 'Brand', empty: 'No Brand Found!' },
};

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
  if (shown.length === 0) return <p className="py-3 text-ink-2">{groupTexts[group].empty}</p>;
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
