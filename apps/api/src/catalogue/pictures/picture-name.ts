import { storePictureWidths } from '@wearfolio/contracts/pictures';

/** What an address of a picture asks for. */
export type AskedPicture = {
  /** What stands before the width; of a picture that is current, its version, size and color. */
  facts: string;
  /** Null: the JPEG for mails. */
  width: number | null;
};

const pattern = /^(0|[1-9]\d{0,8}-\d{1,4}x\d{1,4}-[\da-f]{6})-([1-9]\d{0,3}|mail\.jpg)$/;

/** Reads the last part of an address; null where it is none of ours. */
export const readPictureName = (name: string): AskedPicture | null => {
  const [, facts, rest] = pattern.exec(name) ?? [];
  if (facts === undefined) return null;
  return { facts, width: rest === 'mail.jpg' ? null : Number(rest) };
};

/** The narrowest width in which a picture of this width is made that is not narrower than asked, else the widest. */
export const madeWidth = (width: number, asked: number): number =>
  storePictureWidths.find((one) => one >= asked && one < width) ?? width;

export type Format = 'avif' | 'webp' | 'jpg';

export const mediaTypes: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The formats that a client takes, the best first; one that says nothing takes WebP. */
export const formatsFor = (accept: string | undefined): Format[] => {
  const says = (type: string) => accept?.includes(type) ?? false;
  const formats: Format[] = says('image/avif') ? ['avif'] : [];
  if (accept === undefined || says('image/webp') || says('*/*') || says('image/*')) formats.push('webp');
  return [...formats, 'jpg'];
};
