/** Our own pictures are published in two widths; the address names the larger one. */
const widths: Readonly<Record<string, readonly [small: number, large: number]>> = {
  '-800.avif': [400, 800],
  '-1600.avif': [800, 1600],
};

const suffix = /-\d+\.avif$/;

/** The widths in which pictures of stores are derived, besides their own where that is smaller. */
export const storePictureWidths: readonly number[] = [160, 320, 480, 640, 800, 1200, 1600];

const storePrefix = '/store-pictures/';

/** Pictures of stores, and those that staff uploaded. */
const storePicture = /^(\/(?:store|shop)-pictures\/[\da-f]{32}\/\d+-(\d+)x(\d+)-([\da-f]{6})-)\d+$/;

/** What the address of a derived picture tells: the largest width with its height, and the mean color. */
export type StorePicture = { stem: string; width: number; height: number; color: string };

/** Reads the address of a derived picture, of a store or uploaded by staff; undefined for any other, and for one that is not derived yet. */
export const readStorePicture = (src: string): StorePicture | undefined => {
  const [, stem, width, height, color] = storePicture.exec(src) ?? [];
  return stem && color ? { stem, width: Number(width), height: Number(height), color: `#${color}` } : undefined;
};

// Relative luminance, of which black and white stand out alike at 0.18.
const linear = (channel: number): number => (channel / 255) ** 2.2;
const luminanceOf = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Whether a derived picture of a store is so dark that marks on it must be light. */
export const isDarkPicture = (src: string): boolean => {
  const picture = readStorePicture(src);
  return picture !== undefined && luminanceOf(picture.color) < 0.18;
};

/** Whether the shop serves this picture of a store, derived or not yet. */
export const isStorePicture = (src: string): boolean => src.startsWith(storePrefix);

/** The width of what stands for a picture that is not derived yet, in pixels. */
export const waitingWidth = 4;

/**
 * Whether what loaded stands for a picture that the shop does not have. Of an image with a `srcset`, browsers say the width
 * in the layout: 48 at the least for a picture, and at most 19 for the placeholder, in place of 160 pixels shown 770 wide.
 */
export const isPlaceholder = (naturalWidth: number): boolean => naturalWidth < 24;

/** Whether the address is of a picture that was not derived yet when it was written down. */
export const isWaitingPicture = (src: string): boolean => isStorePicture(src) && !readStorePicture(src);

/** The address of the same picture as JPEG, for mails and previews; of any other picture, the picture itself. */
export const asJpeg = (src: string): string => {
  if (!isStorePicture(src) && !readStorePicture(src)) return src;
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

/**
 * The end of `sizes` where two pictures stand side by side on a phone, each 44 % of it wide. With three pixels of the screen
 * for one of the layout, 320 pixels are two thirds as sharp as the screen and half the bytes of 480: the first one is painted
 * a tenth of a second sooner on a slow line.
 */
export const halfPhone = '(min-resolution: 2.5dppx) 27vw, 44vw';

/** The `sizes` of the pictures in a listing's grid. The server asks for the first one before any script runs. */
export const gridSizes = `(width >= 1680px) 298px, (width >= 1600px) 18vw, (width >= 1100px) 22vw, (width >= 577px) 31vw, ${halfPhone}`;

/**
 * The `sizes` of the banner's pictures: 64 % of wide screens. On phones they are cut at both sides and 1.7 times as wide as
 * the screen; the file that is as wide as the screen has half the bytes and is sharp enough. The server asks for the first
 * one before any script runs, and must ask for the same file as the page.
 */
export const bannerSizes = '(width >= 769px) 64vw, 100vw';

/** The `sizes` of the first of the products that stand in the banner instead of one picture. The server asks for it too. */
export const bannerPieceSizes = '(width >= 769px) 32vw, 54vw';
