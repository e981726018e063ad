import type { CardColor } from '@wearfolio/contracts/listing/product-card';
import { type FocusEvent, useState } from 'react';
import { nameOfColor } from '../../../lib/name-of-color.ts';
import { t } from '../../../lib/t.tsx';
import { moveFocus } from '../../../ui/row/move-focus.ts';
import { Swatch } from '../../../ui/swatch.tsx';

const shownSwatches = 5;

type Props = {
  colors: readonly CardColor[];
  selectedId: number | null;
  onPreview: (color: CardColor | null) => void;
  onSelect: (color: CardColor) => void;
};

/**
 * A card's colors, a toolbar with one tab stop: the focused color, else the selected one. Hover and focus preview a color;
 * a press selects it. At most five, then the number of the others.
 */
export const Swatches = ({ colors, selectedId, onPreview, onSelect }: Props) => {
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const shown = colors.slice(0, shownSwatches);
  const hidden = colors.length - shownSwatches;
  const has = (id: number | null) => shown.some(({ color_id }) => color_id === id);
  const entryId = [focusedId, selectedId].find(has) ?? shown[0]?.color_id;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocusedId(null);
  };
  return (
    <div
      role="toolbar"
      aria-label={t('ui.colors')}
      className="needs-script relative -mx-[5px] flex items-center gap-0.5"
      onMouseLeave={() => onPreview(null)}
      onKeyDown={moveFocus}
      onBlur={leave}
    >
      {shown.map((color) => (
        <Swatch
          key={color.color_id}
          name={nameOfColor(color)}
          hexa={color.colors.hexa}
          isChosen={color.color_id === selectedId}
          onMouseEnter={() => onPreview(color)}
          tabIndex={color.color_id === entryId ? 0 : -1}
          onFocus={() => {
            setFocusedId(color.color_id);
            onPreview(color);
          }}
          onBlur={() => onPreview(null)}
          onClick={() => onSelect(color)}
        />
      ))}
      {hidden > 0 && (
        <span className="type-micro ps-1 text-ink-3">
          +{hidden}
          <span className="sr-only"> {t('listing.moreColors', { count: hidden })}</span>
        </span>
      )}
    </div>
  );
};
