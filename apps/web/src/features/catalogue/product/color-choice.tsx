import type { CardColor, ProductCard } from '@wearfolio/contracts/catalogue';
import { ColorDot } from '../../../ui/color-dot.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { colorPicture, originClass, shapeClass } from '../card/picture-source.ts';

type Props = {
  card: ProductCard;
  colors: readonly CardColor[];
  chosen: CardColor | undefined;
  onChoose: (color: CardColor) => void;
};

const Thumb = ({ card, color }: { card: ProductCard; color: CardColor }) => {
  const src = colorPicture(card, color);
  return (
    <div className={`frame dimmed-in-dark ${shapeClass(card)} ${originClass(src)}`}>
      <Picture
        src={src}
        alt=""
        width={card.image_width ?? 800}
        height={card.image_height ?? 1000}
        sizes="56px"
        fallback={
          <span className="absolute inset-0 flex items-center justify-center">
            <ColorDot hexa={color.colors.hexa} className="size-6" />
          </span>
        }
      />
    </div>
  );
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
                <Thumb card={card} color={color} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
