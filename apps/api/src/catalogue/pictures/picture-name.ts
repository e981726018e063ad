import { storePictureWidths } from '@wearfolio/contracts/pictures';

/** What the address of a picture asks for. */
export type RequestedPicture = {
  /** The part before the width. For a current picture: its version, size and color. */
  facts: string;
  /** In pixels, or the JPEG for mails or for link previews. */
  width: number | 'mail.jpg' | 'preview.jpg';
};

const pattern = /^(0|[1-9]\d{0,8}-\d{1,4}x\d{1,4}-[\da-f]{6})-([1-9]\d{0,3}|(?:mail|preview)\.jpg)$/;

/** Parses the last part of an address, or returns null when it is not an address of a picture. */
export const readPictureName = (name: string): RequestedPicture | null => {
  const [, facts, rest] = pattern.exec(name) ?? [];
  if (facts === undefined) return null;
  return { facts, width: rest === 'mail.jpg' || rest === 'preview.jpg' ? rest : Number(rest) };
};

/** The width from which link previews are made: a picture of 4:5 is 504 pixels wide there. */
export const previewFrom = 640;

/** The smallest generated width that is at least `asked` for a picture of this width, else the largest. */
export const madeWidth = (width: number, asked: number): number =>
  storePictureWidths.find((one) => one >= asked && one < width) ?? width;

export type Format = 'avif' | 'webp' | 'jpg';

export const mediaTypes: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The formats that the client accepts, best first. Without an Accept header: WebP. */
export const formatsFor = (accept: string | undefined): Format[] => {
  const says = (type: string) => accept?.includes(type) ?? false;
  const formats: Format[] = says('image/avif') ? ['avif'] : [];
  if (accept === undefined || says('image/webp') || says('*/*') || says('image/*')) formats.push('webp');
  return [...formats, 'jpg'];
};
