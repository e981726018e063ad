/** The steps of a focal point, in percent of the picture. Each has a class, because pages cannot have inline styles. */
export const focusStep = 5;
