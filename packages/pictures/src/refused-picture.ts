/** Why the shop cannot show a picture. Ops read these words. */
export type PictureFault =
  | 'html'
  | 'not-a-picture'
  | 'one-pixel'
  | 'too-small'
  | 'blank'
  | 'too-many-pixels'
  | 'broken'
  | 'crashed';

/** Thrown for bytes that cannot become a picture. */
export class PictureRefused extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, detail = '') {
    super(detail === '' ? fault : `${fault}: ${detail}`);
    this.fault = fault;
  }
}
