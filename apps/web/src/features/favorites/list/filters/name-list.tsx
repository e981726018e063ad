import { message } from '@wearfolio/messages/key';
import { locale } from '../../../../lib/locale.ts';
import { t } from '../../../../lib/t.tsx';
import { CheckBox } from '../../../../ui/form/check-box.tsx';
import { type FavoritesState, toggleName } from '../../favorites-url.ts';

type NameGroup = 'store' | 'brand';

/** The specified texts (behavior.md#messages-empty). */
const emptyTexts = { store: message('listing.noStore'), brand: message('listing.noBrand') } as const;

type Props = {
  group: NameGroup;
  /** The stores or brands of the favorites. */
  names: readonly string[];
  state: FavoritesState;
  onChange: (state: FavoritesState) => void;
};

/** Stores or brands to tick, including ticked ones without favorites. Every tick applies immediately. */
export const NameList = ({ group, names, state, onChange }: Props) => {
  const shown = [...new Set([...names, ...state[group]])].sort((one, other) =>
    one.localeCompare(other, locale, { sensitivity: 'base' }),
  );
  if (shown.length === 0) return <p className="py-3 text-ink-2">{t(emptyTexts[group])}</p>;
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
