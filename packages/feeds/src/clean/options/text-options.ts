import { isLikelyColor } from '../color/color.ts';
import { sizeIn } from '../title/option-words.ts';
import { colorNames, type FoundOptions, none, sizeNames } from './found-options.ts';
import { listedColors, listedSizes } from './split-cell.ts';

const label = (names: string): RegExp =>
  new RegExp(
    `(?:^|[>\\n.;,|(•*]|\\s-)\\s*(?:available\\s+|remaining\\s+|last\\s+|in\\s+)?(?:${names})s?\\s*[:=–]\\s*([^<>\\n;|•]{1,80})`,
    'iu',
  );
const sizeLabel = label(sizeNames);
const colorLabel = label(colorNames);
/** How many characters of a description are searched for options. */
const headOfDescription = 3000;

/** Reads the options that a description names: 'Color: Slate. Sizes: S, M, L'. */
export const optionsInText = (description: string): FoundOptions => {
  if (description === '') return none;
  const text = description.slice(0, headOfDescription);
  const size =
    sizeLabel
      .exec(text)?.[1]
      ?.split(/\.(?!\d)|\s-\s/)[0]
      ?.trim() ?? '';
  const color =
    colorLabel
      .exec(text)?.[1]
      ?.split(/\.(?!\d)|(?:,\s*|\s-\s|\s+)(?=\p{L}+\s*[:=])/u)[0]
      ?.trim() ?? '';
  const isColor = isShortColor(color) || listedColors(color, true).length > 0;
  return {
    size: sizeIn(size) !== null || listedSizes(size).length > 0 ? size : null,
    color: isColor ? color : null,
  };
};

const isShortColor = (text: string): boolean =>
  text !== '' && text.split(/\s+/).length <= 5 && isLikelyColor(text) && !/\d/.test(text);
