import type { Art } from '@wearfolio/contracts/home/home-sections';

/** The ground of a frame; light in both themes for products. */
export const groundOf = (art: Art): string => ('picture' in art ? 'bg-ground' : 'bg-picture-ground');
