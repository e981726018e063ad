/** Begins the key of a product whose rows were grouped by what they say, as their feed tells no group (decision 74). */
export const stemMark = 'stem:';
