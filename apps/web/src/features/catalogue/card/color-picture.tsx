import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { ColorDot } from '../../../ui/color-dot.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { colorPicture, originClass, shapeClass } from './picture-source.ts';

/** The picture of a product in one color, 56 px wide; a dot of the color if there is no picture. */
export const ColorPicture = ({ card, color }: { card: ProductCard; color: CardColor }) => {
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
