import { isWaitingPicture, readStorePicture, sourceSet, waitingWidth } from '@wearfolio/contracts/pictures';
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
  className?: string;
  /** Called when the picture stands there, or its fallback because it could not be read. */
  onSettled?: () => void;
  /** What stands in the frame when there is no picture, it cannot be read, or the shop does not have it yet. */
  fallback: ReactNode;
};

/** A picture that never shows the browser's mark of a broken one. Width and height in pixels, for the ratio. */
export const Picture = ({ src, alt, width, height, sizes, isFirst = false, className, onSettled, fallback }: Props) => {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  const image = useRef<HTMLImageElement>(null);
  const load = ({ naturalWidth }: HTMLImageElement) => {
    if (naturalWidth !== waitingWidth) setLoadedSrc(src);
    onSettled?.();
  };
  const fail = () => {
    setBrokenSrc(src);
    onSettled?.();
  };
  // Of a page that the server rendered it may have come, or failed, before anybody listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over.
  useLayoutEffect(() => {
    if (!isServed || !image.current?.complete) return;
    if (image.current.naturalWidth > 0) load(image.current);
    else fail();
  }, []);
  if (src === null || src === '' || src === brokenSrc) return fallback;
  // The address of a store's picture tells its size, and the color that stands for it while it loads.
  const store = readStorePicture(src);
  // One that waits is asked for all the same: so it moves to the front of the queue, and may be there by now.
  const isWaiting = isWaitingPicture(src) && loadedSrc !== src;
  const isShown = !isWaiting && (isFirst || isServed || loadedSrc === src);
  return (
    <>
      {isWaiting && fallback}
      <img
        ref={image}
        className={`${isShown || store ? '' : 'opacity-0'} transition-opacity ${className ?? ''}`}
        style={store && isHydrated && loadedSrc !== src ? { backgroundColor: store.color } : undefined}
        src={src}
        srcSet={sourceSet(src)}
        sizes={sizes}
        alt={alt}
        width={store?.width ?? width}
        height={store?.height ?? height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onLoad={({ currentTarget }) => load(currentTarget)}
        onError={fail}
      />
    </>
  );
};
