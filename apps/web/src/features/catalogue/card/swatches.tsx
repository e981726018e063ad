import type { CardColor } from '@wearfolio/contracts/catalogue';
import { ColorDot } from '../../../ui/color-dot.tsx';

const shownSwatches = 5;

type Props = {
  colors: readonly CardColor[];
  selectedId: number | null;
  onPreview: (color: CardColor | null) => void;
  onSelect: (color: CardColor) => void;
};

/** A card's colours: pointing or focusing previews one, pressing selects it. Five, then the number of the others. */
export const Swatches = ({ colors, selectedId, onPreview, onSelect }: Props) => {
  const hidden = colors.length - shownSwatches;
  return (
    <fieldset className="relative -mx-[5px] flex items-center gap-0.5" onMouseLeave={() => onPreview(null)}>
      <legend className="sr-only">Colors</legend>
      {colors.slice(0, shownSwatches).map((color) => (
        <button
          key={color.color_id}
          type="button"
          className="group flex h-11 w-6 items-center justify-center md:h-6"
          aria-label={color.color_name}
          aria-pressed={color.color_id === selectedId}
          title={color.color_name}
          onMouseEnter={() => onPreview(color)}
          onFocus={() => onPreview(color)}
          onBlur={() => onPreview(null)}
          onClick={() => onSelect(color)}
        >
          <span className="flex size-6 items-center justify-center rounded-[50%] border border-transparent group-aria-pressed:border-ink">
            <ColorDot hexa={color.colors.hexa} className="size-3.5" />
          </span>
        </button>
      ))}
      {hidden > 0 && (
        <span className="type-micro pl-1 text-ink-3">
          +{hidden}
          <span className="sr-only"> more colors</span>
        </span>
      )}
    </fieldset>
  );
};
