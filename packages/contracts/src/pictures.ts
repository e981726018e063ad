/** Our own pictures are published in two widths; the address names the larger one. */
const widths: Readonly<Record<string, readonly [small: number, large: number]>> = {
  '-800.avif': [400, 800],
  '-1600.avif': [800, 1600],
};

const suffix = /-\d+\.avif$/;

const widthsOf = (src: string) => (src.startsWith('/pictures/') ? widths[suffix.exec(src)?.[0] ?? ''] : undefined);

/** The smaller of a picture's two widths; of any other picture, the picture itself. */
export const smallSource = (src: string): string => {
  const pair = widthsOf(src);
  return pair ? src.replace(suffix, `-${pair[0]}.avif`) : src;
};

/** The `srcset` of one of our own pictures; undefined for any other, which has one width. */
export const sourceSet = (src: string): string | undefined => {
  const [small, large] = widthsOf(src) ?? [];
  return small ? `${smallSource(src)} ${small}w, ${src} ${large}w` : undefined;
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
