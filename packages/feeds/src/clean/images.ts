import type { CleaningRules } from '../cleaning-rules.ts';
import { excerpt, type RawFields } from '../raw-record.ts';
import type { CleanImage, RowWarning } from '../row.ts';
import { type PictureBases, readImageUrl } from './text/url.ts';

const maxImages = 20;
const between = /\s*\|\s*|\s*[,;~]\s*(?=https?:|\/)|\s+(?=https?:)/;

/** Most cells hold one address and need no splitting. */
const split = (text: string): string[] => (/[\s|,;~]/.test(text) ? text.split(between) : [text]);

const lengthOf = (text: string | undefined): number | null => {
  const value = Number(text?.trim() || Number.NaN);
  return Number.isInteger(value) && value > 0 && value <= 20_000 ? value : null;
};

/** Returns the base addresses for a feed's relative picture addresses. */
export const pictureBases = ({ mediaBase, store }: CleaningRules): PictureBases => ({
  mediaBase,
  pictureBase: store.pictureBase,
});

/** Reads a row's pictures in the feed's order. A bad address is dropped with a warning; the row stays. */
export const readImages = (fields: RawFields, bases: PictureBases, warnings: RowWarning[]): CleanImage[] => {
  const links = [fields.image, fields.more_images].flatMap((text) => (text ? split(text) : []));
  const widths = fields.image_width?.split('|') ?? [];
  const heights = fields.image_height?.split('|') ?? [];
  const images: CleanImage[] = [];
  links.slice(0, maxImages).forEach((link, at) => {
    if (link.trim() === '') return;
    const read = readImageUrl(link, bases);
    if ('reason' in read) warnings.push({ field: 'image', value: excerpt(link), reason: read.reason });
    else if (!images.some(({ url }) => url === read.url))
      images.push({ url: read.url, width: lengthOf(widths[at]), height: lengthOf(heights[at]) });
  });
  return images;
};
