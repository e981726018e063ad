/** The demo shop's pictures have two widths. The address names the larger one. */
const widths: Readonly<Record<string, readonly [small: number, large: number]>> = {
  '-800.avif': [400, 800],
  '-1600.avif': [800, 1600],
};

const suffix = /-\d+\.avif$/;

/** The widths of derived pictures of stores. A smaller original also keeps its own width. */
export const storePictureWidths: readonly number[] = [160, 320, 480, 640, 800, 1200, 1600];

const storePrefix = '/store-pictures/';

/** Pictures of stores, and pictures uploaded by staff. */
const storePicture = /^(\/(?:store|shop)-pictures\/[\da-f]{32}\/\d+-(\d+)x(\d+)-([\da-f]{6})-)\d+$/;

/** The parts of a derived picture's address: the largest width with its height, and the mean color. */
export type StorePicture = { stem: string; width: number; height: number; color: string };

/**
 * Parses the address of a derived picture of a store or an upload. Undefined for other addresses and for pictures that
 * are not derived yet.
 */
export const readStorePicture = (src: string): StorePicture | undefined => {
  const [, stem, width, height, color] = storePicture.exec(src) ?? [];
  return stem && color ? { stem, width: Number(width), height: Number(height), color: `#${color}` } : undefined;
};

// Relative luminance. Black and white have equal contrast at 0.18.
const linear = (channel: number): number => (channel / 255) ** 2.2;
const luminanceOf = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Whether a derived picture is so dark that icons on it must be light. */
export const isDarkPicture = (src: string): boolean => {
  const picture = readStorePicture(src);
  return picture !== undefined && luminanceOf(picture.color) < 0.18;
};

/** Whether the shop serves this picture of a store, derived or not. */
export const isStorePicture = (src: string): boolean => src.startsWith(storePrefix);

/** The width of the placeholder for a picture that is not derived yet, in pixels. */
export const waitingWidth = 4;

/**
 * Whether a loaded image is the placeholder for a missing picture. With a `srcset`, browsers report the width in layout
 * pixels: at least 48 for a picture, and at most 19 for the placeholder (shown 770 wide in place of 160 pixels).
 */
export const isPlaceholder = (naturalWidth: number): boolean => naturalWidth < 24;

/** Whether the address was written before the picture was derived. */
export const isWaitingPicture = (src: string): boolean => isStorePicture(src) && !readStorePicture(src);

const ownJpeg = (src: string, name: string): string => {
  if (isStorePicture(src) || readStorePicture(src)) return src.replace(/\d+$/, name);
  return src.startsWith('/pictures/') ? src.replace(/\.avif$/, `-${name}`) : src;
};

/** The JPEG version of a picture, for mails. Other addresses are returned unchanged. */
export const asJpeg = (src: string): string => ownJpeg(src, 'mail.jpg');

/** The size of link previews in pixels. Messengers and social networks crop other ratios. */
export const previewSize = { width: 1200, height: 630 };

/** The JPEG of 1200 x 630 pixels of a picture, for link previews. Other addresses are returned unchanged. */
export const asPreview = (src: string): string => ownJpeg(src, 'preview.jpg');

const widthsOf = (src: string): { width: number; src: string }[] => {
  const store = readStorePicture(src);
  if (store) {
    const made = [...storePictureWidths.filter((one) => one < store.width), store.width];
    return made.map((width) => ({ width, src: `${store.stem}${width}` }));
  }
  const pair = src.startsWith('/pictures/') ? (widths[suffix.exec(src)?.[0] ?? ''] ?? []) : [];
  return pair.map((width) => ({ width, src: src.replace(suffix, `-${width}.avif`) }));
};

/** The smallest version of a picture. Other addresses are returned unchanged. */
export const smallSource = (src: string): string => widthsOf(src)[0]?.src ?? src;

/** The `srcset` of a picture that the shop serves; undefined for other pictures. */
export const sourceSet = (src: string): string | undefined => {
  const made = widthsOf(src);
  return made.length > 0 ? made.map((one) => `${one.src} ${one.width}w`).join(', ') : undefined;
};

/**
 * The last part of `sizes` for two pictures side by side on a phone, each 44 % of its width. On screens with a device
 * pixel ratio of 3, it selects the file of 320 pixels, which has half the bytes of 480 and two thirds of the screen's
 * resolution. On a slow connection the first picture appears a tenth of a second sooner.
 */
export const halfPhone = '(min-resolution: 2.5dppx) 27vw, 44vw';

/** The `sizes` of pictures in a listing's grid. The server preloads the first one. */
export const gridSizes = `(width >= 1680px) 298px, (width >= 1600px) 18vw, (width >= 1100px) 22vw, (width >= 577px) 31vw, ${halfPhone}`;

/**
 * The `sizes` of the banner's pictures: 64 % of wide screens. Phones crop both sides and show the picture 1.7 times as
 * wide as the screen; the file of the screen's width has half the bytes and is sharp enough. The server preloads the
 * first one, so page and server must select the same file.
 */
export const bannerSizes = '(width >= 769px) 64vw, 100vw';

/** The `sizes` of the first product picture when the banner shows products. The server preloads it too. */
export const bannerPieceSizes = '(width >= 769px) 32vw, 54vw';
