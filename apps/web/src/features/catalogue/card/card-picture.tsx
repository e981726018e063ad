import type { ProductCard } from '@wearfolio/contracts/catalogue';
import { useState } from 'react';
import { Picture, smallSource } from '../../../ui/picture.tsx';
import { silhouetteOf } from '../silhouette.ts';
import { isDrawn, originClass, shapeClass } from './picture-source.ts';
import { SilhouetteDrawing } from './silhouette-drawing.tsx';

type Props = { card: ProductCard; src: string | null; sizes: string; isFirst: boolean };

type LayerProps = Props & { onCovering?: () => void };

const arrival = (isSettled: boolean) => (isSettled ? 'animate-[arrive_200ms_ease-out_both]' : 'opacity-0');

/** One picture in the frame. A layer above another one fades in when its picture is there. */
const Layer = ({ card, src, sizes, isFirst, onCovering }: LayerProps) => {
  const [isSettled, setSettled] = useState(src === null);
  const hasEdges = isSettled && src !== null && isDrawn(src);
  return (
    <div
      className={`absolute inset-0 bg-ground ${onCovering ? arrival(isSettled) : ''}`}
      onAnimationEnd={(event) => event.target === event.currentTarget && onCovering?.()}
    >
      {hasEdges && (
        <div className="frame-edges" style={{ borderImageSource: `url("${encodeURI(smallSource(src))}")` }} />
      )}
      <Picture
        src={src}
        alt=""
        width={card.image_width ?? 800}
        height={card.image_height ?? 1000}
        sizes={sizes}
        isFirst={isFirst}
        onSettled={() => setSettled(true)}
        fallback={<SilhouetteDrawing kind={silhouetteOf(card.category_path)} label={card.brand_name} />}
      />
    </div>
  );
};

/** The framed picture of a card. Another picture fades in over the last one, which stays until it is covered. */
export const CardPicture = ({ card, src, sizes, isFirst }: Props) => {
  const [covered, setCovered] = useState(src);
  const isSoldOut = card.stock === 0;
  return (
    <div className={`frame dimmed-in-dark ${shapeClass(card)} ${originClass(src)}`}>
      <div className={isSoldOut ? 'opacity-50' : ''}>
        <Layer key={covered} card={card} src={covered} sizes={sizes} isFirst={isFirst} />
        {covered !== src && (
          <Layer key={src} card={card} src={src} sizes={sizes} isFirst onCovering={() => setCovered(src)} />
        )}
      </div>
      {isSoldOut && (
        <span className="type-micro absolute bottom-3 left-3 h-6 bg-picture-paper/94 px-2 leading-6 font-medium text-picture-ink">
          Sold out
        </span>
      )}
    </div>
  );
};
