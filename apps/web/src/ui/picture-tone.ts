import { isDarkPicture } from '@wearfolio/contracts/pictures';

/** The classes of marks on a picture: dark on a light one, light on a dark one. */
export const pictureTone = (src: string | null | undefined): string =>
  src && isDarkPicture(src) ? 'on-dark-picture' : 'on-picture';
