/** Why bytes are no picture that the shop can show; ops read these words. */
export type PictureFault =
  | 'html'
  | 'not-a-picture'
  | 'one-pixel'
  | 'too-small'
  | 'blank'
  | 'too-many-pixels'
  | 'broken'
  | 'crashed';

/** Thrown for bytes that no picture can be made of. */
export class PictureRefused extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, detail = '') {
    super(detail === '' ? fault : `${fault}: ${detail}`);
    this.fault = fault;
  }
}
