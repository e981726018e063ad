import { sourceSet } from '@wearfolio/contracts/pictures';
import { type ReactNode, useState } from 'react';

type Props = {
  src: string | null;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  /** Pictures of the first row are asked for at once and do not fade in. */
  isFirst?: boolean;
  className?: string;
  /** Called when the picture stands there, or its fallback because it could not be read. */
  onSettled?: () => void;
  /** What stands in the frame when there is no picture or it cannot be read. */
  fallback: ReactNode;
};

/** A picture that never shows the browser's mark of a broken one. Width and height in pixels, for the ratio. */
export const Picture = ({ src, alt, width, height, sizes, isFirst = false, className, onSettled, fallback }: Props) => {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  if (src === null || src === '' || src === brokenSrc) return fallback;
  return (
    <img
      className={`${isFirst || loadedSrc === src ? '' : 'opacity-0'} transition-opacity ${className ?? ''}`}
      src={src}
      srcSet={sourceSet(src)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onLoad={() => {
        setLoadedSrc(src);
        onSettled?.();
      }}
      onError={() => {
        setBrokenSrc(src);
        onSettled?.();
      }}
    />
  );
};
