import type { HomePicture as Content } from '@wearfolio/contracts/home/home-file';
import type { ComponentProps } from 'react';
import { Picture } from '../../../ui/picture.tsx';

type Props = Pick<ComponentProps<typeof Picture>, 'sizes' | 'isFirst' | 'className'> & {
  picture: Content;
  /** Empty where the name beside the picture says all of it. */
  alt?: '';
  /** What stands in the picture's place when it cannot be loaded: ops may have named one that is not there. */
  word: string;
  /** The place of the word, and its ink. */
  wordClass?: string;
};

/** A picture of the home page's content. Its place never stays blank: a missing one leaves a word in it. */
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
