import { focusStep } from '@wearfolio/contracts/home/focus-step';
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

const inSteps = (share: number): number => Math.round(share / focusStep) * focusStep;

const focusClass = ({ focus }: Content): string =>
  focus ? `at-focus focus-x-${inSteps(focus.x)} focus-y-${inSteps(focus.y)}` : '';

/** A picture of the home page's content, cropped around its focal point. A missing picture is replaced by a word. */
export const HomePicture = ({
  picture,
  alt,
  word,
  wordClass = 'absolute inset-0 text-ink-3',
  className = '',
  ...look
}: Props) => (
  <Picture
    {...look}
    className={`${className} ${focusClass(picture)}`}
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
