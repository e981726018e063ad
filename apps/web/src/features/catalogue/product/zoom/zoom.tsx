import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../../../lib/t.tsx';
import { silhouetteOf } from '../../../../ui/drawing/silhouette.ts';
import { SilhouetteDrawing } from '../../../../ui/drawing/silhouette-drawing.tsx';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { Dialog, DialogCross } from '../../../../ui/overlay/dialog.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { originClass } from '../../card/picture-source.ts';
import { PictureRail } from '../picture-rail.tsx';
import { usePanzoom } from './use-panzoom.ts';

type Props = {
  card: ProductCard;
  pictures: readonly string[];
  /** The alternative text of the pictures, with the chosen color. */
  alt: string;
  /** The picture to begin with. */
  first: number;
  isOpen: boolean;
  onClose: () => void;
};

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type ToolProps = {
  name: string;
  icon: IconName;
  onPress: () => void;
  isDone?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement> | undefined;
};

// It keeps the focus at the end of its range.
const Tool = ({ name, icon, onPress, isDone = false, className = '', ref }: ToolProps) => (
  <button
    ref={ref}
    type="button"
    className={`hit-44 -outline-offset-4 aria-disabled:opacity-40 ${className}`}
    aria-label={name}
    aria-disabled={isDone}
    title={name}
    onClick={isDone ? undefined : onPress}
  >
    <Icon name={icon} />
  </button>
);

type ContentProps = Omit<Props, 'isOpen' | 'onClose'> & { zoomRef: Ref<HTMLButtonElement> };

const Content = ({ card, pictures, alt, first, zoomRef }: ContentProps) => {
  const [current, setCurrent] = useState(first);
  const at = Math.min(current, pictures.length - 1);
  const src = pictures[at] ?? null;
  const count = pictures.length;
  const turn = (step: number) => setCurrent((at + step + count) % count);
  const { attach, scale, isZoomed, isLargest, zoomIn, zoomOut, reset, look } = usePanzoom(turn);

  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': reset,
  };
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [right = 0, down = 0] = arrows[event.key] ?? [];
    const move = right === 0 && down === 0 ? keys[event.key] : () => (isZoomed ? look(right, down) : turn(right));
    if (!move) return;
    event.preventDefault();
    move();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => act(event);
    // Before the dialog, which keeps arrow keys to itself.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);

  return (
    <>
      <div className="flex items-center justify-end gap-1 border-b border-line pe-1">
        <Tool name={t('product.zoomOut')} icon="minus" onPress={zoomOut} isDone={!isZoomed} />
        <Tool ref={zoomRef} name={t('product.zoomIn')} icon="plus" onPress={zoomIn} isDone={isLargest} />
        <Tool name={t('product.zoomReset')} icon="fit" onPress={reset} isDone={!isZoomed} />
        <DialogCross />
      </div>
      <div className="relative min-h-0 flex-1">
        <div
          className={`absolute inset-0 touch-none overflow-hidden bg-ground select-none ${isZoomed ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
        >
          <div key={src} ref={attach} className="size-full p-4 md:p-6">
            <div className={`zoomed relative size-full dimmed-in-dark ${originClass(src)}`}>
              <Picture
                className="size-full object-contain [-webkit-user-drag:none]"
                src={src}
                alt={alt}
                width={card.image_width ?? 800}
                height={card.image_height ?? 1000}
                sizes={isZoomed ? '300vw' : '100vw'}
                isFirst
                fallback={<SilhouetteDrawing kind={silhouetteOf(card.category_path)} label={card.brand_name} />}
              />
            </div>
          </div>
        </div>
        <p className="figures pointer-events-none absolute start-4 bottom-3 bg-surface px-2 py-1" role="status">
          <span className="sr-only">{t('product.pictureOf', { place: at + 1, count })} </span>
          <span aria-hidden="true">
            {at + 1} / {count}
          </span>
          {isZoomed && (
            <span className="ms-3 text-ink-2">{t('product.zoomed', { percent: Math.round(scale * 100) })}</span>
          )}
        </p>
        {count > 1 && (
          <>
            <Tool
              name={t('product.previousPicture')}
              icon="chevron-left"
              onPress={() => turn(-1)}
              className="absolute start-2 top-1/2 -translate-y-1/2 bg-surface/80"
            />
            <Tool
              name={t('product.nextPicture')}
              icon="chevron-right"
              onPress={() => turn(1)}
              className="absolute end-2 top-1/2 -translate-y-1/2 bg-surface/80"
            />
          </>
        )}
      </div>
      {count > 1 && (
        <PictureRail
          pictures={pictures}
          className="no-scrollbar flex shrink-0 gap-2 overflow-x-auto border-t border-line p-3 md:justify-center"
          current={at}
          onChoose={setCurrent}
        />
      )}
    </>
  );
};

/**
 * All pictures of a color as large as the screen (behavior.md#product-enlarged). They are enlarged and moved by pointer, pinch, wheel, double press and
 * keys; while one is not enlarged, the arrow keys and swipes turn to the others.
 */
export const Zoom = ({ isOpen, onClose, ...content }: Props) => {
  const zoom = useRef<HTMLButtonElement>(null);
  return (
    <Dialog look="screen" label={t('product.zoom')} isOpen={isOpen} onClose={onClose} initialFocus={zoom}>
      <Content {...content} zoomRef={zoom} />
    </Dialog>
  );
};
