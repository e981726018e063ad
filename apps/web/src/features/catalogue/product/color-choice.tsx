import type { CardColor, ProductCard } from '@wearfolio/contracts/catalogue';
import { ColorPicture } from '../card/color-picture.tsx';

type Props = {
  card: ProductCard;
  colors: readonly CardColor[];
  chosen: CardColor | undefined;
  onChoose: (color: CardColor) => void;
};

/** The colours as pictures; of one colour only the name. */
export const ColorChoice = ({ card, colors, chosen, onChoose }: Props) => {
  if (colors.length === 0) return null;
  return (
    <section aria-label="Color">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-medium">Color</p>
        <p className="truncate">{chosen?.color_name}</p>
      </div>
      {colors.length > 1 && (
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {colors.map((color) => (
            <li key={color.color_id}>
              <button
                type="button"
                className="block w-14 border-b-2 border-transparent pb-1 hover:border-line-2 aria-pressed:border-ink"
                aria-label={color.color_name}
                aria-pressed={color.color_id === chosen?.color_id}
                title={color.color_name}
                onClick={() => onChoose(color)}
              >
                <ColorPicture card={card} color={color} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
