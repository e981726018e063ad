import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Icon } from '../../../ui/icon.tsx';
import { pictureTone } from '../../../ui/picture-tone.ts';
import { CardPicture } from '../card/card-picture.tsx';
import { ratioOf } from '../card/picture-source.ts';
import { PictureRail } from './picture-rail.tsx';

type Props = {
  card: ProductCard;
  pictures: readonly string[];
  /** The alternative text of the pictures, with the chosen color. */
  alt: string;
  sizes: string;
  /** The product page shows pictures in the ratio of the first one, the quick view in a fixed frame. */
  isNatural?: boolean;
  railClass: string;
  /** Opens a picture as large as the screen. */
  onEnlarge?: (index: number) => void;
  /** Called when it is likely to be opened. */
  prepareEnlarge?: () => void;
};

/** The largest frame is 770 px wide at 4:5. Taller pictures are narrower, in steps, up to 960 px high. */
const widths = [
  { from: 0.8, width: 'md:max-w-[770px]' },
  { from: 0.75, width: 'md:max-w-[720px]' },
  { from: 0.7, width: 'md:max-w-[672px]' },
  { from: 0.65, width: 'md:max-w-[624px]' },
  { from: 0.6, width: 'md:max-w-[576px]' },
  { from: 0.55, width: 'md:max-w-[528px]' },
  { from: 0, width: 'md:max-w-[480px]' },
] as const;

const widthClass = (ratio: number): string => widths.find(({ from }) => ratio >= from)?.width ?? '';

const Dots = ({ pictures, current }: { pictures: readonly string[]; current: number }) => (
  <div
    className={`${pictureTone(pictures[current])} needs-screen pointer-events-none absolute inset-x-0 bottom-4 flex justify-center gap-2 md:hidden`}
    aria-hidden="true"
  >
    {pictures.map((src, index) => (
      <span
        key={src}
        className={`size-1.5 rounded-[50%] ${index === current ? 'bg-picture-ink' : 'bg-picture-ink/30'}`}
      />
    ))}
  </div>
);

type EnlargeProps = {
  index: number;
  isCurrent: boolean;
  onEnlarge: (index: number) => void;
  prepare: (() => void) | undefined;
};

/** Lies over a picture and opens it enlarged. Only the one in view is a stop of the Tab key. */
const Enlarge = ({ index, isCurrent, onEnlarge, prepare }: EnlargeProps) => (
  <button
    type="button"
    className="absolute inset-0 cursor-zoom-in -outline-offset-2"
    aria-label={t('product.enlarge', { index: index + 1 })}
    tabIndex={isCurrent ? 0 : -1}
    onPointerEnter={prepare}
    onFocus={prepare}
    onClick={() => onEnlarge(index)}
  >
    <span className="absolute end-3 bottom-3 grid size-10 place-items-center bg-picture-paper/94 text-picture-ink">
      <Icon name="plus" />
    </span>
  </button>
);

/** The pictures of one color: a row to swipe, with thumbnails beside it on wide screens. */
export const Gallery = ({
  card,
  pictures,
  alt,
  sizes,
  isNatural = false,
  railClass,
  onEnlarge,
  prepareEnlarge,
}: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [first] = pictures;
  const hasMore = pictures.length > 1;
  // A drawing stands in their place, which is not worth enlarging.
  const [missing, setMissing] = useState<readonly string[]>([]);
  const ratio = ratioOf(card, first ?? null);

  // A new color starts with its first picture.
  const begun = useRef(first);
  useEffect(() => {
    if (begun.current === first) return;
    begun.current = first;
    row.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first]);

  const show = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth });
  return (
    <div
      className="gallery relative flex gap-4"
      style={useIsHydrated() ? ({ '--ratio': ratio } as CSSProperties) : undefined}
    >
      {hasMore && <PictureRail pictures={pictures} className={railClass} current={current} onChoose={show} />}
      <div className={`relative min-w-0 flex-1 ${isNatural ? widthClass(ratio) : ''}`}>
        <ul
          ref={row}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto scroll-smooth outline-offset-2"
          aria-label={t('product.pictures')}
          tabIndex={hasMore ? 0 : undefined}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
        >
          {(hasMore ? pictures : [first ?? null]).map((src, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place stays while the color's picture fades over.
            <li key={index} className="relative w-full shrink-0 snap-start">
              <CardPicture
                card={card}
                src={src}
                alt={alt}
                sizes={sizes}
                isFirst={index === 0}
                ratio={isNatural ? ratio : undefined}
                onMissing={() => src !== null && setMissing((known) => [...known, src])}
              />
              {onEnlarge && src !== null && !missing.includes(src) && (
                <Enlarge index={index} isCurrent={index === current} onEnlarge={onEnlarge} prepare={prepareEnlarge} />
              )}
            </li>
          ))}
        </ul>
        {hasMore && <Dots pictures={pictures} current={current} />}
      </div>
    </div>
  );
};
