import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { Link, useLocation } from 'react-router-dom';
import { nameOfColor } from '../../../lib/name-of-color.ts';
import { t } from '../../../lib/t.tsx';
import { ColorPicture } from '../card/color-picture.tsx';

type Props = {
  card: ProductCard;
  colors: readonly CardColor[];
  chosen: CardColor | undefined;
  isSoldOut: (color: CardColor) => boolean;
};

const Links = ({ card, colors, chosen, isSoldOut }: Props) => {
  const { pathname, search } = useLocation();
  const addressOf = (colorId: number): string => {
    const query = new URLSearchParams(search);
    query.set('color', String(colorId));
    return `${pathname}?${query}`;
  };
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2">
      {colors.map((color) => {
        const name = nameOfColor(color);
        return (
          <li key={color.color_id}>
            <Link
              className="block w-14 border-b-2 border-clear pb-1 aria-[current]:border-ink"
              to={addressOf(color.color_id)}
              aria-label={isSoldOut(color) ? t('product.nameSoldOut', { name }) : name}
              aria-current={color.color_id === chosen?.color_id ? 'true' : undefined}
            >
              <ColorPicture card={card} color={color} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** The colors as links, without JavaScript. Rendered only by the server. */
export const PlainColors = (props: Props) => <noscript>{import.meta.env.SSR && <Links {...props} />}</noscript>;
