import { asJpeg, asPreview } from '@wearfolio/contracts/pictures';

/** The absolute address of a picture or page, or null when it is not an http(s) address. */
export const wholeAddress = (publicUrl: string, address: string | null): string | null => {
  const url = address === null ? null : URL.parse(address, publicUrl);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

/** The absolute address of a picture for mails, which do not support WebP and AVIF: the shop's pictures as JPEG. */
export const mailPicture = (publicUrl: string, address: string | null): string | null =>
  wholeAddress(publicUrl, address && asJpeg(address));

/** The absolute address of a picture for link previews: the shop's pictures as JPEG of 1200 x 630 pixels. */
export const previewAddress = (publicUrl: string, address: string | null): string | null =>
  wholeAddress(publicUrl, address && asPreview(address));
