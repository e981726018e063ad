import type { HomePicture as Content } from '@wearfolio/contracts/home/home-file';
import type { ComponentProps } from 'react';
import { Picture } from '../../../ui/picture.tsx';

type Props = Pick<ComponentProps<typeof Picture>, 'sizes' | 'isFirst' | 'className'> & {
  picture: Content;
  /** Empty if the text beside the picture names it. */
  alt?: '';
  /** The text to show if the picture cannot be loaded. */
  word: string;
  /** The position and color of the text. */
  wordClass?: string;
};

/** A picture of the home page's content. A missing picture is replaced by a word. */
export const HomePicture = ({ picture, alt, word, wordClass = 'absolute inset-0 text-ink-3', ...look }: Props) => (
  <Picture
    {...look}
    src={picture.src}
    alt={alt ?? picture.alt}
    width={picture.width}
    height={picture.height}
    fallback={
      <span
        className={`type-heading flex items-center justify-center p-6 text-center text-balance ${wordClass}`}
        aria-hidden="true"
      >
        {word}
      </span>
    }
  />
);
