/** Our own pictures are published in two widths; the address names the larger one. */
const widths: Readonly<Record<string, readonly [small: number, large: number]>> = {
  '-800.avif': [400, 800],
  '-1600.avif': [800, 1600],
};

const suffix = /-\d+\.avif$/;

/** The widths in which pictures of stores are derived, besides their own where that is smaller. */
export const storePictureWidths: readonly number[] = [160, 320, 480, 640, 800, 1200, 1600];

const storePrefix = '/store-pictures/';

const storePicture = /^(\/store-pictures\/[\da-f]{32}\/\d+-(\d+)x(\d+)-([\da-f]{6})-)\d+$/;

/** What the address of a derived picture of a store tells: the largest width with its height, and the mean color. */
export type StorePicture = { stem: string; width: number; height: number; color: string };

/** Reads the address of a derived picture of a store; undefined for any other, and for one that is not derived yet. */
export const readStorePicture = (src: string): StorePicture | undefined => {
  const [, stem, width, height, color] = storePicture.exec(src) ?? [];
  return stem && color ? { stem, width: Number(width), height: Number(height), color: `#${color}` } : undefined;
};

/** Whether the shop serves this picture of a store, derived or not yet. */
export const isStorePicture = (src: string): boolean => src.startsWith(storePrefix);

/** The width of what stands for a picture that is not derived yet; no picture that we serve is so small. */
export const waitingWidth = 4;

/** Whether the address is of a picture that was not derived yet when it was written down. */
export const isWaitingPicture = (src: string): boolean => isStorePicture(src) && !readStorePicture(src);

/** The address of the same picture as JPEG, for mails and previews; of any other picture, the picture itself. */
export const asJpeg = (src: string): string => {
  if (!isStorePicture(src)) return src;
  return src.replace(/\d+$/, 'mail.jpg');
};

const widthsOf = (src: string): { width: number; src: string }[] => {
  const store = readStorePicture(src);
  if (store) {
    const made = [...storePictureWidths.filter((one) => one < store.width), store.width];
    return made.map((width) => ({ width, src: `${store.stem}${width}` }));
  }
  const pair = src.startsWith('/pictures/') ? (widths[suffix.exec(src)?.[0] ?? ''] ?? []) : [];
  return pair.map((width) => ({ width, src: src.replace(suffix, `-${width}.avif`) }));
};

/** The smallest of a picture's widths; of any other picture, the picture itself. */
export const smallSource = (src: string): string => widthsOf(src)[0]?.src ?? src;

/** The `srcset` of one of the pictures that we serve; undefined for any other, which has one width. */
export const sourceSet = (src: string): string | undefined => {
  const made = widthsOf(src);
  return made.length > 0 ? made.map((one) => `${one.src} ${one.width}w`).join(', ') : undefined;
};

/** The `sizes` of the pictures in a listing's grid. The server asks for the first one before any script runs. */
export const gridSizes =
  '(width >= 1680px) 298px, (width >= 1600px) 18vw, (width >= 1100px) 22vw, (width >= 577px) 31vw, 46vw';

/**
 * The `sizes` of the banner's pictures: 64 % of wide screens; on phones they are cut at both sides. The server asks for
 * the first one before any script runs, and must ask for the same file as the page.
 */
export const bannerSizes = '(width >= 769px) 64vw, 175vw';

/** The `sizes` of the first of the products that stand in the banner instead of one picture. The server asks for it too. */
export const bannerPieceSizes = '(width >= 769px) 32vw, 54vw';
