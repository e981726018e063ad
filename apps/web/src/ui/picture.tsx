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
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  const image = useRef<HTMLImageElement>(null);
  const settle = (found: Answer) => {
    note(found);
    onSettled?.(found === 'picture');
  };
  // A server-rendered picture may have loaded or failed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration.
  useLayoutEffect(() => {
    if (!isServed || !image.current?.complete) return;
    settle(image.current.naturalWidth > 0 ? answerOf(src, image.current) : 'none');
  }, []);
  if (src === null || src === '' || answer === 'none') return fallback;
  // The address of a store's picture contains its size and its placeholder color.
  const store = readStorePicture(src);
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
