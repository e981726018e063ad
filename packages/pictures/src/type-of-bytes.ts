/**
 * The accepted formats. SVG is rejected, because it can contain scripts and references and stores do not use it for
 * products.
 */
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(text.length, Math.max(0, bytes.length - at))).toString(
    'latin1',
  ) === text;

const avifBrand = /^(?:avif|avis|mif1|miaf)$/;

/** The format of a picture by its first bytes. The file name and the store's Content-Type are not reliable. */
export const typeOfBytes = (bytes: Uint8Array): PictureType | 'html' | null => {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  const head = Buffer.from(bytes.subarray(0, 256)).toString('latin1');
  if (head.slice(4, 8) === 'ftyp' && avifBrand.test(head.slice(8, 12))) return 'avif';
  return /^\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)/i.test(head) ? 'html' : null;
};
