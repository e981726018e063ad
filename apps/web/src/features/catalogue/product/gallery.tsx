import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Picture } from '../../../ui/picture.tsx';
import { pictureTone } from '../../../ui/picture-tone.ts';
import { CardPicture } from '../card/card-picture.tsx';
import { originClass, ratioOf } from '../card/picture-source.ts';

type Props = {
  card: ProductCard;
  pictures: readonly string[];
  /** The alternative text of the pictures, with the chosen color. */
  alt: string;
  sizes: string;
  /** The product page shows pictures in their own ratio, the quick view in a fixed frame. */
  isNatural?: boolean;
  railClass: string;
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

type RailProps = Pick<Props, 'pictures'> & {
  className: string;
  current: number;
  onChoose: (index: number) => void;
};

const Rail = ({ pictures, className, current, onChoose }: RailProps) => (
  <ul className={className}>
    {pictures.map((src, index) => (
      <li key={src} className="w-18">
        <button
          type="button"
          className="block w-full border border-clear aria-pressed:border-ink"
          aria-label={t('product.picture', { index: index + 1 })}
          aria-pressed={index === current}
          onClick={() => onChoose(index)}
        >
          <div className={`frame dimmed-in-dark ${originClass(src)}`}>
            <Picture src={src} alt="" width={800} height={1000} sizes="72px" fallback={null} />
          </div>
        </button>
      </li>
    ))}
  </ul>
);

const Dots = ({ pictures, current }: Pick<RailProps, 'pictures' | 'current'>) => (
  <div
    className={`${pictureTone(pictures[current])} pointer-events-none absolute inset-x-0 bottom-4 flex justify-center gap-2 md:hidden`}
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

/** The pictures of one color: a row to swipe, with thumbnails beside it on wide screens. */
export const Gallery = ({ card, pictures, alt, sizes, isNatural = false, railClass }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [first] = pictures;
  const hasMore = pictures.length > 1;
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
      {hasMore && <Rail pictures={pictures} className={railClass} current={current} onChoose={show} />}
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
            <li key={index} className="w-full shrink-0 snap-start">
              <CardPicture card={card} src={src} alt={alt} sizes={sizes} isFirst={index === 0} isNatural={isNatural} />
            </li>
          ))}
        </ul>
        {hasMore && <Dots pictures={pictures} current={current} />}
      </div>
    </div>
  );
};
