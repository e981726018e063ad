import { colourways } from './colourways.ts';
import type { Ratio } from './kind.ts';
import { type KindName, kinds } from './kinds.ts';
import type { Picture } from './picture.ts';

const kindNames = Object.keys(kinds) as KindName[];

const tallKinds: ReadonlySet<string> = new Set([
  'wrap-dress',
  'swimsuit',
  'shorts',
  'camisole',
  'trousers',
  'coat',
  'basket',
  'sandal',
  'hat',
  'sunglasses',
]);

/** A name such as `tee-2-rust`. A ratio other than the kind's own is appended: `coat-1-camel-15x23`. */
export const pictureName = ({ kind, design, colour, ratio }: Picture) =>
  [kind, design, colour, ...(ratio === undefined || ratio === kinds[kind].ratio ? [] : [ratio.replace(':', 'x')])].join(
    '-',
  );

const tall = (kind: KindName, design: number): Picture[] => {
  const ratio: Ratio = '15:23';
  return (colourways[kind]?.[design - 1] ?? []).map((colour) => ({ kind, design, colour, ratio }));
};

/** All product pictures of the demo catalogue. The tall ones are for the home page. */
export const listPictures = (): Picture[] => [
  ...kindNames.flatMap((kind) =>
    (colourways[kind] ?? [])
      .slice(0, kinds[kind].designCount)
      .flatMap((colours, index) => colours.map((colour) => ({ kind, design: index + 1, colour }))),
  ),
  ...kindNames.filter((kind) => tallKinds.has(kind)).flatMap((kind) => tall(kind, 1)),
];
