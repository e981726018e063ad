// A merit has the popularity of an offer, and in its lowest bit whether it has a picture.

/** The merit of an offer. */
export const packMerit = (popularity: number, isPictured: boolean): number => (popularity << 1) | Number(isPictured);

/** Whether an offer of this merit has a picture. */
export const hasPicture = (merit: number): boolean => (merit & 1) === 1;

/** The popularity of an offer of this merit. */
export const popularityOf = (merit: number): number => merit >>> 1;
