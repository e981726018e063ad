import {
  isPlaceholder,
  isStorePicture,
  isWaitingPicture,
  readStorePicture,
  sourceSet,
} from '@wearfolio/contracts/pictures';
import { type ReactNode, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useIsServed } from '../lib/use-is-hydrated.ts';

type Props = {
  src: string | null;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  /** Whether it loads eagerly, for the first row. Eager and server-rendered pictures do not fade in. */
  isFirst?: boolean;
  /** Whether it loads first; the others of the first row wait for it. */
  isUrgent?: boolean | undefined;
  className?: string;
  /** Called when the picture or its fallback is shown. */
  onSettled?: (isPicture: boolean) => void;
  /** Shown if there is no picture, it fails, or the shop does not have it yet. */
  fallback: ReactNode;
};

type Answer = 'picture' | 'placeholder' | 'none';

/** The result of a loaded image. Only the shop itself serves placeholders. */
const answerOf = (src: string | null, { naturalWidth }: HTMLImageElement): Answer =>
  src !== null && isStorePicture(src) && isPlaceholder(naturalWidth) ? 'placeholder' : 'picture';

/** Whether the shop lacks the picture: it is not derived yet, or its file was lost. */
const isLacking = (src: string, answer: Answer | null): boolean =>
  answer === 'placeholder' || (answer === null && isWaitingPicture(src));

/** The result for this address, once known. */
const useAnswer = (src: string | null) => {
  const [last, setLast] = useState<{ src: string | null; answer: Answer } | null>(null);
  const note = (answer: Answer) => setLast({ src, answer });
  return [last?.src === src ? last.answer : null, note] as const;
};

/** Reports a server-rendered picture that had loaded or failed before hydration. */
const useEarlyAnswer = (
  image: RefObject<HTMLImageElement | null>,
  src: string | null,
  isServed: boolean,
  settle: (found: Answer) => void,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration.
  useEffect(() => {
    if (!isServed || !image.current?.complete) return;
    const found = image.current.naturalWidth > 0 ? answerOf(src, image.current) : 'none';
    startTransition(() => settle(found));
  }, []);
};

/** The color in place of a picture until it is loaded. The server renders no styles, so a served picture gets it later. */
const useColor = (color: string | undefined, isServed: boolean) => {
  const isShown = useDeferredValue(true, isServed && color ? false : undefined);
  return isShown ? color : undefined;
};

const priorityOf = (isFirst: boolean, isUrgent: boolean): 'high' | 'low' | 'auto' => {
  if (isUrgent) return 'high';
  // Browsers would load the first pictures before the fonts.
  return isFirst ? 'low' : 'auto';
};

/** A picture that never shows the browser's broken image. Width and height in px, for the ratio. */
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
  const isServed = useIsServed();
  // The address of a store's picture contains its size and its placeholder color.
  const store = readStorePicture(src ?? '');
  const color = useColor(store?.color, isServed);
  const image = useRef<HTMLImageElement>(null);
  const settle = (found: Answer) => {
    note(found);
    onSettled?.(found === 'picture');
  };
  useEarlyAnswer(image, src, isServed, settle);
  if (src === null || src === '' || answer === 'none') return fallback;
  // A missing picture is requested anyway: this moves it to the front of the queue, and it may exist by now.
  const isMissing = isLacking(src, answer);
  const fades = !(isFirst || isServed || store);
  const isHidden = isMissing || (fades && answer === null);
  return (
    <>
      {isMissing && fallback}
      <img
        ref={image}
        className={`${isHidden ? 'opacity-0' : ''} transition-opacity ${className ?? ''}`}
        style={color && answer === null ? { backgroundColor: color } : undefined}
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
