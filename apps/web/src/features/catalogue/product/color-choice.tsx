import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { ReactNode } from 'react';
import { nameOfColor } from '../../../lib/name-of-color.ts';
import { t } from '../../../lib/t.tsx';
import { ColorPicture } from '../card/color-picture.tsx';
import { PlainColors } from './plain-colors.tsx';

type Props = {
  card: ProductCard;
  colors: readonly CardColor[];
  chosen: CardColor | undefined;
  isSoldOut: (color: CardColor) => boolean;
  onChoose: (color: CardColor) => void;
};

type ChoiceProps = { name: string; isChosen: boolean; isSoldOut: boolean; onChoose: () => void; children: ReactNode };

const Choice = ({ name, isChosen, isSoldOut, onChoose, children }: ChoiceProps) => {
  const label = isSoldOut ? t('product.nameSoldOut', { name }) : name;
  return (
    <button
      type="button"
      className="block w-14 border-b-2 border-clear pb-1 hover:border-line-2 aria-pressed:border-ink"
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      onClick={onChoose}
    >
      <div className="relative">
        <div className={isSoldOut ? 'opacity-45' : ''}>{children}</div>
        {isSoldOut && <div className="crossed-out absolute inset-0" />}
      </div>
    </button>
  );
};

/** The colors as pictures; unavailable ones are crossed out. A single color is shown as its name only. */
export const ColorChoice = ({ card, colors, chosen, isSoldOut, onChoose }: Props) => {
  if (colors.length === 0) return null;
  return (
    <section aria-label={t('product.color')}>
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-medium">{t('product.color')}</p>
        <p className="truncate">{chosen && nameOfColor(chosen)}</p>
      </div>
      {colors.length > 1 && <PlainColors card={card} colors={colors} chosen={chosen} isSoldOut={isSoldOut} />}
      {colors.length > 1 && (
        <ul className="needs-script mt-2.5 flex flex-wrap gap-2">
          {colors.map((color) => (
            <li key={color.color_id}>
              <Choice
                name={nameOfColor(color)}
                isChosen={color.color_id === chosen?.color_id}
                isSoldOut={isSoldOut(color)}
                onChoose={() => onChoose(color)}
              >
                <ColorPicture card={card} color={color} />
              </Choice>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
