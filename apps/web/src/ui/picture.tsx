import {
  isPlaceholder,
  isStorePicture,
  isWaitingPicture,
  readStorePicture,
  sourceSet,
} from '@wearfolio/contracts/pictures';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

type Props = {
  src: string | null;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  /** Pictures of the first row are asked for at once. Neither they nor those of a page that came as HTML fade in. */
  isFirst?: boolean;
  /** The one picture that comes before all others; the others of the first row leave it the line. */
  isUrgent?: boolean | undefined;
  className?: string;
  /** Called when the picture stands there, or its fallback because it could not be read. */
  onSettled?: () => void;
  /** What stands in the frame when there is no picture, it cannot be read, or the shop does not have it yet. */
  fallback: ReactNode;
};

type Answer = 'picture' | 'placeholder' | 'none';

/** What an image shows that has loaded. Only the shop itself has placeholders. */
const answerOf = (src: string | null, { naturalWidth }: HTMLImageElement): Answer =>
  src !== null && isStorePicture(src) && isPlaceholder(naturalWidth) ? 'placeholder' : 'picture';

/** Whether the shop lacks a picture: it is not derived yet, or was lost since, with its folder. */
const isLacking = (src: string, answer: Answer | null): boolean =>
  answer === 'placeholder' || (answer === null && isWaitingPicture(src));

/** What the shop answered for this address, once the browser knows. */
const useAnswer = (src: string | null) => {
  const [last, setLast] = useState<{ src: string | null; answer: Answer } | null>(null);
  const note = (answer: Answer) => setLast({ src, answer });
  return [last?.src === src ? last.answer : null, note] as const;
};

const priorityOf = (isFirst: boolean, isUrgent: boolean): 'high' | 'low' | 'auto' => {
  if (isUrgent) return 'high';
  // Browsers would ask for the first few of a page before its fonts.
  return isFirst ? 'low' : 'auto';
};

/** A picture that never shows the browser's mark of a broken one. Width and height in pixels, for the ratio. */
export const Picture = ({
  src,
  alt,
  width,
  height,
  sizes,
  isFirst = false,
  isUrgent = isFirst,
  className,
  onSettled,
  fallback,
}: Props) => {
  const [answer, note] = useAnswer(src);
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  const image = useRef<HTMLImageElement>(null);
  const settle = (found: Answer) => {
    note(found);
    onSettled?.();
  };
  // Of a page that the server rendered it may have come, or failed, before anybody listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over.
  useLayoutEffect(() => {
    if (!isServed || !image.current?.complete) return;
    settle(image.current.naturalWidth > 0 ? answerOf(src, image.current) : 'none');
  }, []);
  if (src === null || src === '' || answer === 'none') return fallback;
  // The address of a store's picture tells its size, and the color that stands for it while it loads.
  const store = readStorePicture(src);
  // One that the shop lacks is asked for all the same: so it moves to the front of the queue, and may be there by now.
  const isMissing = isLacking(src, answer);
  const fades = !(isFirst || isServed || store);
  const isHidden = isMissing || (fades && answer === null);
  return (
    <>
      {isMissing && fallback}
      <img
        ref={image}
        className={`${isHidden ? 'opacity-0' : ''} transition-opacity ${className ?? ''}`}
        style={store && isHydrated && answer === null ? { backgroundColor: store.color } : undefined}
        src={src}
        srcSet={sourceSet(src)}
        sizes={sizes}
        alt={alt}
        width={store?.width ?? width}
        height={store?.height ?? height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={priorityOf(isFirst, isUrgent)}
        decoding="async"
        onLoad={({ currentTarget }) => settle(answerOf(src, currentTarget))}
        onError={() => settle('none')}
      />
    </>
  );
};
