import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { smallSource } from '@wearfolio/contracts/pictures';
import { useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { silhouetteOf } from '../../../ui/drawing/silhouette.ts';
import { SilhouetteDrawing } from '../../../ui/drawing/silhouette-drawing.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { isDrawn, originClass, ratioOf, shapeClass } from './picture-source.ts';

type Props = {
  card: ProductCard;
  src: string | null;
  sizes: string;
  isFirst: boolean;
  /** Whether it loads before the rest of its row; the same as `isFirst` by default. */
  isUrgent?: boolean | undefined;
  /** Empty if the text beside the picture describes it. */
  alt?: string;
  /** Called when a drawing takes the place of the picture of `src`. */
  onMissing?: () => void;
};

type FrameProps = {
  /** The ratio of the frame, instead of 4:5. A picture of another one is shown whole. */
  ratio?: number | undefined;
  /** Dims the picture; by default if the card is sold out. */
  isSoldOut?: boolean;
  /** The label at the lower left of the picture; by default 'Sold out' or none. */
  label?: string | null;
};

type LayerProps = Props & { onCovering?: () => void };

/** Frames may cut off this much of a picture, as a share of its ratio. */
const nearlySame = 0.02;

const arrival = (isSettled: boolean) => (isSettled ? 'animate-[arrive_200ms_ease-out_both]' : 'opacity-0');

/** One picture in the frame. The upper layer fades in when its picture is loaded. */
const Layer = ({ card, src, sizes, isFirst, isUrgent, alt = '', onMissing, onCovering }: LayerProps) => {
  const [isSettled, setSettled] = useState(src === null);
  const hasEdges = isSettled && src !== null && isDrawn(src);
  return (
    <div
      className={`absolute inset-0 bg-picture-ground ${onCovering ? arrival(isSettled) : ''}`}
      onAnimationEnd={(event) => event.target === event.currentTarget && onCovering?.()}
    >
      {hasEdges && (
        <div className="frame-edges" style={{ borderImageSource: `url("${encodeURI(smallSource(src))}")` }} />
      )}
      <Picture
        src={src}
        alt={alt}
        width={card.image_width ?? 800}
        height={card.image_height ?? 1000}
        sizes={sizes}
        isFirst={isFirst}
        isUrgent={isUrgent}
        onSettled={(isPicture) => {
          setSettled(true);
          if (!isPicture) onMissing?.();
        }}
        fallback={<SilhouetteDrawing kind={silhouetteOf(card.category_path)} label={card.brand_name} />}
      />
    </div>
  );
};

/**
 * The framed picture of a product, with its label. A new picture fades in over the last one, which stays until it is
 * covered.
 */
export const CardPicture = ({ ratio, isSoldOut, label, ...props }: Props & FrameProps) => {
  const { card, src } = props;
  const isDimmed = isSoldOut ?? card.stock === 0;
  const shownLabel = label === undefined && isDimmed ? t('product.soldOut') : label;
  const [covered, setCovered] = useState(src);
  const isWhole = ratio !== undefined && Math.abs(ratioOf(card, src) - ratio) > nearlySame;
  return (
    <div
      className={`frame dimmed-in-dark ${ratio ? 'aspect-auto' : shapeClass(card)} ${originClass(src)} ${isWhole ? 'frame-whole' : ''}`}
    >
      {ratio && <svg aria-hidden="true" className="h-auto w-full" viewBox={`0 0 ${ratio} 1`} />}
      {/* Screen readers read the name in place of a missing picture anyway. */}
      <div className={isDimmed ? '[&_.frame-edges]:opacity-50 [&_img]:opacity-50' : ''}>
        <Layer {...props} key={covered} src={covered} />
        {covered !== src && <Layer {...props} key={src} isFirst onCovering={() => setCovered(src)} />}
      </div>
      {shownLabel && (
        <span className="type-micro absolute bottom-3 start-3 h-6 bg-picture-paper/94 px-2 leading-6 font-medium text-picture-ink">
          {shownLabel}
        </span>
      )}
    </div>
  );
};
