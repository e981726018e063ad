import type { CardColor } from '@wearfolio/contracts/listing/product-card';
import { nameOfColor } from '../../../lib/name-of-color.ts';
import { Swatch } from '../../../ui/swatch.tsx';

const shownSwatches = 5;

type Props = {
  colors: readonly CardColor[];
  selectedId: number | null;
  onPreview: (color: CardColor | null) => void;
  onSelect: (color: CardColor) => void;
};

/** A card's colors. Hover and focus preview a color; a press selects it. At most five, then the number of the others. */
export const Swatches = ({ colors, selectedId, onPreview, onSelect }: Props) => {
  const hidden = colors.length - shownSwatches;
  return (
    <fieldset className="relative -mx-[5px] flex items-center gap-0.5" onMouseLeave={() => onPreview(null)}>
      <legend className="sr-only">Colors</legend>
      {colors.slice(0, shownSwatches).map((color) => (
        <Swatch
          key={color.color_id}
          name={nameOfColor(color)}
          hexa={color.colors.hexa}
          isChosen={color.color_id === selectedId}
          onMouseEnter={() => onPreview(color)}
          onFocus={() => onPreview(color)}
          onBlur={() => onPreview(null)}
          onClick={() => onSelect(color)}
        />
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
