import type { Art } from '@wearfolio/contracts/home/home-sections';

/** The ground of a frame. Products keep a light one in both themes, as everywhere. */
export const groundOf = (art: Art): string => ('picture' in art ? 'bg-ground' : 'bg-picture-ground');
