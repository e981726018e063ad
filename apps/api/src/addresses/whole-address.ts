import { asJpeg } from '@wearfolio/contracts/pictures';

/** The absolute address of a picture or page, or null when it is not an http(s) address. */
export const wholeAddress = (publicUrl: string, address: string | null): string | null => {
  const url = address === null ? null : URL.parse(address, publicUrl);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

/**
 * The absolute address of a picture for link previews and mails, which do not support WebP: stores' pictures as JPEG.
 */
export const previewAddress = (publicUrl: string, address: string | null): string | null =>
  wholeAddress(publicUrl, address && asJpeg(address));
